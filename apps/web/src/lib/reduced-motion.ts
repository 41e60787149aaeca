/** True when the person asked their system for less motion; artificial waits are then skipped. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
