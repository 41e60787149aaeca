import type { MedicationImage } from '../../lib/draft/draft.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
export const WRONG_TYPE = 'Please upload a PNG, JPG, or JPEG file.';

const LONGEST_SIDE = 640;

/** By its type, and by its name where the browser knows no type. */
export function isPicture({ type, name }: { type: string; name: string }): boolean {
  if (type) return PICTURE_TYPES.some((allowed) => allowed === type);
  return /\.(png|jpe?g)$/i.test(name);
}

/** Name, type, size and a small copy that fits beside the answers in the tab's storage. */
export async function readPicture(file: File): Promise<MedicationImage> {
  const { name, type, size } = file;
  return { name, mime_type: type, size, preview_url: await smallCopy(file) };
}

async function smallCopy(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    return null; // Not a picture after all, or one this browser cannot draw: the name is kept.
  }
}
