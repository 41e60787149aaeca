import { IconButton } from '../../../ui/icon-button.tsx';
import type { ComponentProps } from 'react';

/** A small button under a message; as large as a finger needs where fingers are used. */
export function MessageTool(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} className="size-9 pointer-coarse:size-11 [&_svg]:size-4.5" />;
}
