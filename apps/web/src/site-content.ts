/** What the operator of a site may change: figures, links. The figures are examples until they are replaced. */
export const SITE = {
  figures: [
    { value: '10K+', label: 'users' },
    { value: '50K+', label: 'consultations' },
    { value: '99.9%', label: 'uptime' },
    { value: '4.9/5', label: 'rating' },
  ],
  /** Set to false with your own figures above. */
  figuresAreExamples: true,
  careFinderUrl: 'https://www.openstreetmap.org/search?query=doctor',
} as const;

/** An address only this machine or network reaches. */
export const isLocalAddress = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(hostname);

/** Example figures are never shown to the public as if they were true. */
export const showsFigures = (hostname: string): boolean =>
  !SITE.figuresAreExamples || isLocalAddress(hostname);
