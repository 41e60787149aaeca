import { crc32, inflateRawSync } from 'node:zlib';

/** Reads an archive by its central directory, as unzip does, and holds every file against its checksum. */
export function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const count = archive.readUInt16LE(end + 10);
  const files: Record<string, string> = {};
  for (let i = 0, at = archive.readUInt32LE(end + 16); i < count; i += 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no central header');
    const [checksum, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const length = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.subarray(at + 46, at + 46 + length).toString('utf8');
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = inflateRawSync(archive.subarray(start, start + (packed ?? 0)));
    if (data.length !== size || crc32(data) !== checksum) throw new Error(`${name} is damaged`);
    files[name] = data.toString('utf8');
    at += 46 + length;
  }
  return files;
}
