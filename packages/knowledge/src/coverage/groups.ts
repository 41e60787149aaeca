/** The columns of the coverage matrix. */
export const AGE_GROUPS = ['newborn', 'infant', 'child', 'adult', 'pregnant', 'old'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** What a cell of it may lack: any cause, one that passes by itself, or one that must not be missed. */
export const LACKS = ['any', 'self-limiting', 'serious'] as const;
export type Lack = (typeof LACKS)[number];
