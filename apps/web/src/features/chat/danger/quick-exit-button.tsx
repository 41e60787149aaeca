import { LogOut } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { quickExit } from './quick-exit.ts';

export function QuickExitButton() {
  return (
    <Button
      size="sm"
      variant="quiet"
      title="Goes to another page at once. Your browser's history is not erased."
      onClick={quickExit}
    >
      <LogOut aria-hidden="true" className="size-4.5" />
      Leave this page quickly
    </Button>
  );
}
