import { phrases } from './concept.ts';

/** More sayings of ordinary days, as people write them to a health chat: passed over like those of idioms.ts. */
export const ORDINARY_IDIOMS: readonly string[] = phrases(`
    driving|drives|drove|drive|sends|sending me|us|him|her|them|everyone up|round|off the wall|bend|twist ; off the wall and
    hit me up|with_your_best ; stepped|stepping|step|fell|slipped|tripped|jumped|jump off|down|over the|a? kerb|curb|step|stair|pavement|sofa|trampoline|swing
    sick and tired of being ; drank|drink|eat|ate|eating|spend|spent|talk|talked|cost|costs|worry|work|worked|working|drinking too much
    no reason to eat|buy|worry|panic|think|believe|suspect|complain|rush ; wish|wished i had|would|could said|say goodbye
    last day at|of|in|on this|my|the? job|work|office|company|uni|treatment|chemo|radiotherapy|antibiotics|holiday|steroids
    last message|question|one for|of today|the_day|now ; ruined my gut|sleep|skin|knees|back|evening|dinner|appetite|weekend|hair
    can|could|do|should|will we try again ; man flu .. loved|love them|you ; shot himself|herself|themselves|myself in the foot
    cut|sliced|nicked my finger|thumb|toe|knuckle ... gaping ; murder a|some curry|pint|coffee|sandwich|takeaway|bacon|pizza|tea
    dead gorgeous|posh|cute|funny ; suicide mission driving|getting|trying`);

/** What makes standing by a bridge or on a cliff an outing. */
export const OUTINGS: readonly string[] = phrases(`
    ice cream ; picnic ; flask ; packed_lunch ; selfie ; ducks ; binoculars ; birdwatching ; sandwich|sandwiches ; bitten by ; hiking|hike|ramble`);
