/** As the readers here see a text: small letters, straight quotes, single spaces. Same length is not kept. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
