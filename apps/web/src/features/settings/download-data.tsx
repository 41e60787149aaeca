import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/auth/attempt.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function DownloadData() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setError(null);
    try {
      saveFile(await call('exportAccount'), 'yarrow-my-data.zip');
    } catch (failure) {
      setError(messageOf(failure, 'Please try again in a moment.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-5">
      <p className="mb-3 max-w-[60ch] text-ink-2">
        Everything we keep about you, in one archive of files that you and other programs can read.
        It holds health data: keep it safe.
      </p>
      <Button variant="quiet" busy={busy} onClick={() => void download()}>
        <Download aria-hidden="true" className="size-5" />
        Download My Data
      </Button>
      <div role="alert" className="mt-3 empty:hidden">
        {error ? (
          <Notice tone="caution" title="Your data could not be downloaded.">
            {error}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
