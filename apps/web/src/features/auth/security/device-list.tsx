import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { endDevice, listDevices, type Device } from '../../../lib/auth/devices.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { useServerList } from './use-server-list.ts';

export function DeviceList() {
  const { items: devices, busy, error, change } = useServerList(listDevices);
  const [ended, setEnded] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async ({ id, name }: Device) => {
    setEnded(null);
    if (!(await change(() => endDevice(id)))) return;
    setEnded(name);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <div className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Your devices
      </h3>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">
        Where you are signed in now. If you do not know one of them, sign it out and set a new
        password.
      </p>
      {devices === null && !error ? <SkeletonText lines={2} /> : null}
      <ul className="mb-4 border-t border-line empty:hidden">
        {devices?.map((device) => (
          <Row key={device.id} device={device} busy={busy} onEnd={() => void end(device)} />
        ))}
      </ul>
      <p role="status" className="mb-4 text-ink-2 empty:hidden">
        {ended === null ? null : `${ended} is signed out.`}
      </p>
      <div role="alert" className="mb-4 empty:hidden">
        {error ? <Notice tone="caution" title={error} /> : null}
      </div>
    </div>
  );
}

interface RowProps {
  device: Device;
  busy: boolean;
  onEnd: () => void;
}

function Row({ device: { name, last_used_at, current }, busy, onEnd }: RowProps) {
  const used = `Last used ${moment(last_used_at)}`;
  return (
    <li className="flex min-h-16 items-center gap-3 border-b border-line py-2">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-action" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-sm text-ink-2">{current ? 'This device' : used}</span>
      </span>
      {current ? null : (
        <IconButton
          // Two may have the same name.
          label={`Sign out ${name}. ${used}`}
          disabled={busy}
          onClick={onEnd}
        >
          <LogOut />
        </IconButton>
      )}
    </li>
  );
}

const moment = (iso: string): string =>
  new Date(iso).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
