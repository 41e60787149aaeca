import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function ThemeSwitch() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      label={dark ? 'Switch to light colours' : 'Switch to dark colours'}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
