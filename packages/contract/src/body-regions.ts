/**
 * The places on the body chart a person can point at, from head to toe. Sides are the person's
 * own. A region with view 'both' has one id and a shape in each drawing: it is the same place
 * seen from either side. `words` are for the searchable list, lower case.
 */
// A table: one region, one line.
// oxfmt-ignore
export const BODY_REGIONS = [
  { id: 'top-of-head', name: 'Top of head', view: 'both', group: 'scalp', side: 'middle', words: ['top of the head', 'crown', 'scalp', 'hair'] },
  { id: 'forehead', name: 'Forehead', view: 'front', group: 'head', side: 'middle', words: ['forehead', 'front of the head', 'brow'] },
  { id: 'right-temple', name: 'Right temple', view: 'front', group: 'head', side: 'right', words: ['right temple', 'side of the forehead', 'right side of the head'] },
  { id: 'left-temple', name: 'Left temple', view: 'front', group: 'head', side: 'left', words: ['left temple', 'side of the forehead', 'left side of the head'] },
  { id: 'right-eye', name: 'Right eye', view: 'front', group: 'eye', side: 'right', words: ['right eye', 'right eyelid', 'right eyeball', 'eye socket'] },
  { id: 'left-eye', name: 'Left eye', view: 'front', group: 'eye', side: 'left', words: ['left eye', 'left eyelid', 'left eyeball', 'eye socket'] },
  { id: 'nose', name: 'Nose', view: 'front', group: 'nose', side: 'middle', words: ['nose', 'nostrils', 'bridge of the nose'] },
  { id: 'right-cheek', name: 'Right cheek', view: 'front', group: 'face', side: 'right', words: ['right cheek', 'right cheekbone', 'right sinus', 'right side of the face'] },
  { id: 'left-cheek', name: 'Left cheek', view: 'front', group: 'face', side: 'left', words: ['left cheek', 'left cheekbone', 'left sinus', 'left side of the face'] },
  { id: 'mouth', name: 'Mouth', view: 'front', group: 'mouth', side: 'middle', words: ['mouth', 'lips', 'tongue', 'teeth', 'gums'] },
  { id: 'chin', name: 'Chin', view: 'front', group: 'face', side: 'middle', words: ['chin', 'below the lower lip'] },
  { id: 'right-jaw', name: 'Right jaw', view: 'front', group: 'jaw', side: 'right', words: ['right jaw', 'right jawbone', 'jaw joint', 'right side teeth'] },
  { id: 'left-jaw', name: 'Left jaw', view: 'front', group: 'jaw', side: 'left', words: ['left jaw', 'left jawbone', 'jaw joint', 'left side teeth'] },
  { id: 'right-ear', name: 'Right ear', view: 'both', group: 'ear', side: 'right', words: ['right ear', 'right earlobe', 'ear hole'] },
  { id: 'left-ear', name: 'Left ear', view: 'both', group: 'ear', side: 'left', words: ['left ear', 'left earlobe', 'ear hole'] },
  { id: 'right-behind-ear', name: 'Behind right ear', view: 'back', group: 'ear', side: 'right', words: ['behind the right ear', 'bone behind the right ear'] },
  { id: 'left-behind-ear', name: 'Behind left ear', view: 'back', group: 'ear', side: 'left', words: ['behind the left ear', 'bone behind the left ear'] },
  { id: 'back-of-head', name: 'Back of head', view: 'back', group: 'head', side: 'middle', words: ['back of the head', 'base of the skull'] },
  { id: 'throat', name: 'Throat', view: 'front', group: 'throat', side: 'middle', words: ['throat', 'front of the neck', 'neck front', 'adam’s apple', 'voice box'] },
  { id: 'right-neck', name: 'Right side of neck', view: 'both', group: 'neck', side: 'right', words: ['right neck', 'right side of the neck', 'neck glands'] },
  { id: 'left-neck', name: 'Left side of neck', view: 'both', group: 'neck', side: 'left', words: ['left neck', 'left side of the neck', 'neck glands'] },
  { id: 'nape', name: 'Back of neck', view: 'back', group: 'neck', side: 'middle', words: ['back of the neck', 'nape', 'neck'] },
  { id: 'right-collarbone', name: 'Right collarbone', view: 'front', group: 'chest', side: 'right', words: ['right collarbone', 'right collar bone', 'clavicle'] },
  { id: 'left-collarbone', name: 'Left collarbone', view: 'front', group: 'chest', side: 'left', words: ['left collarbone', 'left collar bone', 'clavicle'] },
  { id: 'right-shoulder', name: 'Right shoulder', view: 'both', group: 'shoulder', side: 'right', words: ['right shoulder', 'right shoulder joint'] },
  { id: 'left-shoulder', name: 'Left shoulder', view: 'both', group: 'shoulder', side: 'left', words: ['left shoulder', 'left shoulder joint'] },
  { id: 'right-shoulder-top', name: 'Top of right shoulder', view: 'back', group: 'shoulder', side: 'right', words: ['top of the right shoulder', 'between neck and right shoulder', 'right trapezius'] },
  { id: 'left-shoulder-top', name: 'Top of left shoulder', view: 'back', group: 'shoulder', side: 'left', words: ['top of the left shoulder', 'between neck and left shoulder', 'left trapezius'] },
  { id: 'right-armpit', name: 'Right armpit', view: 'front', group: 'shoulder', side: 'right', words: ['right armpit', 'under the right arm', 'right underarm', 'axilla'] },
  { id: 'left-armpit', name: 'Left armpit', view: 'front', group: 'shoulder', side: 'left', words: ['left armpit', 'under the left arm', 'left underarm', 'axilla'] },
  { id: 'right-upper-arm', name: 'Right upper arm (front)', view: 'front', group: 'arm', side: 'right', words: ['right upper arm', 'right arm', 'right biceps'] },
  { id: 'left-upper-arm', name: 'Left upper arm (front)', view: 'front', group: 'arm', side: 'left', words: ['left upper arm', 'left arm', 'left biceps'] },
  { id: 'right-upper-arm-back', name: 'Back of right upper arm', view: 'back', group: 'arm', side: 'right', words: ['back of the right upper arm', 'right triceps'] },
  { id: 'left-upper-arm-back', name: 'Back of left upper arm', view: 'back', group: 'arm', side: 'left', words: ['back of the left upper arm', 'left triceps'] },
  { id: 'right-elbow', name: 'Right elbow', view: 'both', group: 'elbow', side: 'right', words: ['right elbow', 'inside of the right elbow', 'crook of the right arm'] },
  { id: 'left-elbow', name: 'Left elbow', view: 'both', group: 'elbow', side: 'left', words: ['left elbow', 'inside of the left elbow', 'crook of the left arm'] },
  { id: 'right-forearm', name: 'Right forearm (inside)', view: 'front', group: 'arm', side: 'right', words: ['right forearm', 'right lower arm', 'inner right forearm'] },
  { id: 'left-forearm', name: 'Left forearm (inside)', view: 'front', group: 'arm', side: 'left', words: ['left forearm', 'left lower arm', 'inner left forearm'] },
  { id: 'right-forearm-back', name: 'Back of right forearm', view: 'back', group: 'arm', side: 'right', words: ['back of the right forearm', 'outer right forearm'] },
  { id: 'left-forearm-back', name: 'Back of left forearm', view: 'back', group: 'arm', side: 'left', words: ['back of the left forearm', 'outer left forearm'] },
  { id: 'right-wrist', name: 'Right wrist', view: 'both', group: 'wrist', side: 'right', words: ['right wrist'] },
  { id: 'left-wrist', name: 'Left wrist', view: 'both', group: 'wrist', side: 'left', words: ['left wrist'] },
  { id: 'right-palm', name: 'Right palm', view: 'front', group: 'hand', side: 'right', words: ['right palm', 'right hand', 'palm of the right hand'] },
  { id: 'left-palm', name: 'Left palm', view: 'front', group: 'hand', side: 'left', words: ['left palm', 'left hand', 'palm of the left hand'] },
  { id: 'right-hand-back', name: 'Back of right hand', view: 'back', group: 'hand', side: 'right', words: ['back of the right hand', 'top of the right hand'] },
  { id: 'left-hand-back', name: 'Back of left hand', view: 'back', group: 'hand', side: 'left', words: ['back of the left hand', 'top of the left hand'] },
  { id: 'right-thumb', name: 'Right thumb', view: 'both', group: 'hand', side: 'right', words: ['right thumb'] },
  { id: 'left-thumb', name: 'Left thumb', view: 'both', group: 'hand', side: 'left', words: ['left thumb'] },
  { id: 'right-fingers', name: 'Right fingers', view: 'both', group: 'hand', side: 'right', words: ['right fingers', 'right finger', 'right fingertips', 'right knuckles'] },
  { id: 'left-fingers', name: 'Left fingers', view: 'both', group: 'hand', side: 'left', words: ['left fingers', 'left finger', 'left fingertips', 'left knuckles'] },
  { id: 'right-chest', name: 'Right side of chest', view: 'front', group: 'chest', side: 'right', words: ['right chest', 'right upper chest', 'right side of the chest'] },
  { id: 'left-chest', name: 'Left side of chest', view: 'front', group: 'chest', side: 'left', words: ['left chest', 'left upper chest', 'left side of the chest'] },
  { id: 'breastbone', name: 'Breastbone', view: 'front', group: 'chest', side: 'middle', words: ['breastbone', 'middle of the chest', 'centre of the chest', 'sternum'] },
  { id: 'right-breast', name: 'Right breast', view: 'front', group: 'breast', side: 'right', words: ['right breast', 'right nipple', 'below the right breast'] },
  { id: 'left-breast', name: 'Left breast', view: 'front', group: 'breast', side: 'left', words: ['left breast', 'left nipple', 'below the left breast'] },
  { id: 'right-ribs', name: 'Right ribs', view: 'front', group: 'chest', side: 'right', words: ['right ribs', 'right rib cage', 'right side of the ribs'] },
  { id: 'left-ribs', name: 'Left ribs', view: 'front', group: 'chest', side: 'left', words: ['left ribs', 'left rib cage', 'left side of the ribs'] },
  { id: 'upper-middle-abdomen', name: 'Upper middle belly', view: 'front', group: 'upper abdomen', side: 'middle', words: ['upper middle belly', 'pit of the stomach', 'stomach', 'below the breastbone', 'epigastrium'] },
  { id: 'right-upper-abdomen', name: 'Right upper belly', view: 'front', group: 'upper abdomen', side: 'right', words: ['right upper belly', 'upper right abdomen', 'under the right ribs', 'right upper tummy'] },
  { id: 'left-upper-abdomen', name: 'Left upper belly', view: 'front', group: 'upper abdomen', side: 'left', words: ['left upper belly', 'upper left abdomen', 'under the left ribs', 'left upper tummy'] },
  { id: 'navel', name: 'Around the navel', view: 'front', group: 'abdomen', side: 'middle', words: ['around the navel', 'belly button', 'middle of the belly', 'navel', 'tummy'] },
  { id: 'right-flank', name: 'Right flank', view: 'both', group: 'flank', side: 'right', words: ['right flank', 'right side', 'right side of the waist', 'right kidney', 'right loin'] },
  { id: 'left-flank', name: 'Left flank', view: 'both', group: 'flank', side: 'left', words: ['left flank', 'left side', 'left side of the waist', 'left kidney', 'left loin'] },
  { id: 'right-lower-abdomen', name: 'Right lower belly', view: 'front', group: 'lower abdomen', side: 'right', words: ['right lower belly', 'lower right abdomen', 'right lower tummy', 'low on the right'] },
  { id: 'left-lower-abdomen', name: 'Left lower belly', view: 'front', group: 'lower abdomen', side: 'left', words: ['left lower belly', 'lower left abdomen', 'left lower tummy', 'low on the left'] },
  { id: 'lower-middle-abdomen', name: 'Low middle belly', view: 'front', group: 'lower abdomen', side: 'middle', words: ['low middle belly', 'bladder', 'above the pubic bone', 'womb', 'lower tummy'] },
  { id: 'right-groin', name: 'Right groin', view: 'front', group: 'groin', side: 'right', words: ['right groin', 'right crease of the leg', 'right inguinal area'] },
  { id: 'left-groin', name: 'Left groin', view: 'front', group: 'groin', side: 'left', words: ['left groin', 'left crease of the leg', 'left inguinal area'] },
  { id: 'genitals', name: 'Genitals', view: 'front', group: 'genitals', side: 'middle', words: ['genitals', 'private parts', 'penis', 'testicles', 'vulva', 'vagina'] },
  { id: 'upper-back', name: 'Upper spine', view: 'back', group: 'upper back', side: 'middle', words: ['upper back', 'between the shoulder blades', 'upper spine'] },
  { id: 'right-shoulder-blade', name: 'Right shoulder blade', view: 'back', group: 'upper back', side: 'right', words: ['right shoulder blade', 'right upper back', 'scapula'] },
  { id: 'left-shoulder-blade', name: 'Left shoulder blade', view: 'back', group: 'upper back', side: 'left', words: ['left shoulder blade', 'left upper back', 'scapula'] },
  { id: 'middle-back', name: 'Middle spine', view: 'back', group: 'spine', side: 'middle', words: ['middle back', 'mid back', 'middle of the spine'] },
  { id: 'right-middle-back-side', name: 'Right side of middle back', view: 'back', group: 'upper back', side: 'right', words: ['right middle back', 'right mid back', 'back of the right ribs'] },
  { id: 'left-middle-back-side', name: 'Left side of middle back', view: 'back', group: 'upper back', side: 'left', words: ['left middle back', 'left mid back', 'back of the left ribs'] },
  { id: 'lower-back-middle', name: 'Middle of lower back', view: 'back', group: 'lower back', side: 'middle', words: ['middle of the lower back', 'lower back', 'lower spine', 'small of the back'] },
  { id: 'right-lower-back', name: 'Right lower back', view: 'back', group: 'lower back', side: 'right', words: ['right lower back', 'lower back on the right'] },
  { id: 'left-lower-back', name: 'Left lower back', view: 'back', group: 'lower back', side: 'left', words: ['left lower back', 'lower back on the left'] },
  { id: 'tailbone', name: 'Tailbone', view: 'back', group: 'spine', side: 'middle', words: ['tailbone', 'coccyx', 'base of the spine'] },
  { id: 'right-buttock', name: 'Right buttock', view: 'back', group: 'buttock', side: 'right', words: ['right buttock', 'right bottom', 'right cheek of the bottom'] },
  { id: 'left-buttock', name: 'Left buttock', view: 'back', group: 'buttock', side: 'left', words: ['left buttock', 'left bottom', 'left cheek of the bottom'] },
  { id: 'rectum', name: 'Back passage', view: 'back', group: 'rectum', side: 'middle', words: ['back passage', 'anus', 'rectum', 'bottom'] },
  { id: 'right-hip', name: 'Right hip', view: 'both', group: 'hip', side: 'right', words: ['right hip', 'right hip bone', 'right hip joint'] },
  { id: 'left-hip', name: 'Left hip', view: 'both', group: 'hip', side: 'left', words: ['left hip', 'left hip bone', 'left hip joint'] },
  { id: 'right-thigh', name: 'Right thigh (front)', view: 'front', group: 'thigh', side: 'right', words: ['right thigh', 'front of the right thigh', 'right upper leg'] },
  { id: 'left-thigh', name: 'Left thigh (front)', view: 'front', group: 'thigh', side: 'left', words: ['left thigh', 'front of the left thigh', 'left upper leg'] },
  { id: 'right-inner-thigh', name: 'Right inner thigh', view: 'front', group: 'thigh', side: 'right', words: ['right inner thigh', 'inside of the right thigh'] },
  { id: 'left-inner-thigh', name: 'Left inner thigh', view: 'front', group: 'thigh', side: 'left', words: ['left inner thigh', 'inside of the left thigh'] },
  { id: 'right-thigh-back', name: 'Back of right thigh', view: 'back', group: 'thigh', side: 'right', words: ['back of the right thigh', 'right hamstring'] },
  { id: 'left-thigh-back', name: 'Back of left thigh', view: 'back', group: 'thigh', side: 'left', words: ['back of the left thigh', 'left hamstring'] },
  { id: 'right-knee', name: 'Right knee', view: 'front', group: 'knee', side: 'right', words: ['right knee', 'right kneecap'] },
  { id: 'left-knee', name: 'Left knee', view: 'front', group: 'knee', side: 'left', words: ['left knee', 'left kneecap'] },
  { id: 'right-knee-back', name: 'Back of right knee', view: 'back', group: 'knee', side: 'right', words: ['back of the right knee', 'behind the right knee'] },
  { id: 'left-knee-back', name: 'Back of left knee', view: 'back', group: 'knee', side: 'left', words: ['back of the left knee', 'behind the left knee'] },
  { id: 'right-shin', name: 'Right shin', view: 'front', group: 'leg', side: 'right', words: ['right shin', 'right lower leg', 'front of the right leg'] },
  { id: 'left-shin', name: 'Left shin', view: 'front', group: 'leg', side: 'left', words: ['left shin', 'left lower leg', 'front of the left leg'] },
  { id: 'right-calf', name: 'Right calf', view: 'back', group: 'calf', side: 'right', words: ['right calf', 'back of the right lower leg', 'right calf muscle'] },
  { id: 'left-calf', name: 'Left calf', view: 'back', group: 'calf', side: 'left', words: ['left calf', 'back of the left lower leg', 'left calf muscle'] },
  { id: 'right-achilles', name: 'Right Achilles tendon', view: 'back', group: 'ankle', side: 'right', words: ['right achilles', 'right achilles tendon', 'above the right heel'] },
  { id: 'left-achilles', name: 'Left Achilles tendon', view: 'back', group: 'ankle', side: 'left', words: ['left achilles', 'left achilles tendon', 'above the left heel'] },
  { id: 'right-ankle', name: 'Right ankle', view: 'both', group: 'ankle', side: 'right', words: ['right ankle', 'right ankle bone'] },
  { id: 'left-ankle', name: 'Left ankle', view: 'both', group: 'ankle', side: 'left', words: ['left ankle', 'left ankle bone'] },
  { id: 'right-heel', name: 'Right heel', view: 'back', group: 'foot', side: 'right', words: ['right heel', 'bottom of the right heel', 'sole of the right foot'] },
  { id: 'left-heel', name: 'Left heel', view: 'back', group: 'foot', side: 'left', words: ['left heel', 'bottom of the left heel', 'sole of the left foot'] },
  { id: 'right-foot', name: 'Right foot', view: 'both', group: 'foot', side: 'right', words: ['right foot', 'top of the right foot', 'right instep', 'outside of the right foot'] },
  { id: 'left-foot', name: 'Left foot', view: 'both', group: 'foot', side: 'left', words: ['left foot', 'top of the left foot', 'left instep', 'outside of the left foot'] },
  { id: 'right-big-toe', name: 'Right big toe', view: 'front', group: 'toe', side: 'right', words: ['right big toe', 'right great toe'] },
  { id: 'left-big-toe', name: 'Left big toe', view: 'front', group: 'toe', side: 'left', words: ['left big toe', 'left great toe'] },
  { id: 'right-toes', name: 'Right toes', view: 'front', group: 'toe', side: 'right', words: ['right toes', 'right toe', 'right little toe'] },
  { id: 'left-toes', name: 'Left toes', view: 'front', group: 'toe', side: 'left', words: ['left toes', 'left toe', 'left little toe'] },
] as const;

export type BodyRegion = (typeof BODY_REGIONS)[number];
export type BodyRegionId = BodyRegion['id'];
export type BodyRegionGroup = BodyRegion['group'];
export type BodyView = 'front' | 'back';

const byId: ReadonlyMap<string, BodyRegion> = new Map(
  BODY_REGIONS.map((region) => [region.id, region]),
);

export const isBodyRegionId = (id: string): id is BodyRegionId => byId.has(id);

export function bodyRegion(id: BodyRegionId): BodyRegion {
  const region = byId.get(id);
  if (!region) throw new Error(`Unknown body region: ${id}`);
  return region;
}

/** The regions drawn in one view, in the order of the list. */
export const bodyRegionsIn = (view: BodyView): readonly BodyRegion[] =>
  BODY_REGIONS.filter((region) => region.view === view || region.view === 'both');
