/** A module of its own, so that the browser loads the detector and nothing else of the package. */
export { detectCrisis } from '@yarrow/assistant/danger';
