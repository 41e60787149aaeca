import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { updateGroup, useDraft } from '../../lib/draft/draft-store.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { isPicture, PICTURE_TYPES, readPicture, WRONG_TYPE } from './read-picture.ts';

/** An optional picture of the medicine for the person's own report. It stays in the browser. */
export function MedicationPicture() {
  const image = useDraft().medicalCheck.medicationImage;
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setError(isPicture(file) ? null : WRONG_TYPE);
    if (isPicture(file)) updateGroup('medicalCheck', { medicationImage: await readPicture(file) });
  };

  return (
    <div>
      <p id={id} className="font-semibold">
        Picture of the medication
      </p>
      <p className="text-sm text-ink-2">Optional. It stays on this device and is never uploaded.</p>
      {image ? (
        <div className="mt-3 flex items-center gap-4">
          {image.preview_url ? (
            <img
              src={image.preview_url}
              alt="Your medication"
              className="size-20 rounded-lg border border-line object-cover"
            />
          ) : null}
          <p className="min-w-0 flex-1 truncate text-sm">{image.name}</p>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => updateGroup('medicalCheck', { medicationImage: null })}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
            Remove<span className="sr-only"> the picture</span>
          </Button>
        </div>
      ) : (
        <label className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-button border border-line bg-card px-4 font-semibold text-sm hover:border-line-strong hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action">
          <ImagePlus aria-hidden="true" className="size-5" />
          Add a picture
          <input
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={`${id} ${id}-error`}
            className="sr-only"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
