/** Every limit that crosses the wire, in one place. Lengths are in UTF-16 units, sizes in bytes. */
export const LIMITS = {
  bodyBytes: 256 * 1024,
  symptomText: 20_000,
  shortText: 2_000,
  listItems: 100,
  listItemText: 200,
  message: 8_000,
  title: 120,
  passwordMin: 8,
  passwordMax: 128,
  email: 254,
  pageDefault: 50,
  pageMax: 200,
  searchText: 100,
} as const;
