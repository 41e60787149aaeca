import { phrases, type Concept } from './concept.ts';

/**
 * Everyday words by what they would be in a plan: a means, a height, a last thing, a secret. One or two stand in
 * any message about health. Several different kinds together are how danger is told sideways; how many it takes
 * is said in the rules, and what harmless texts make of it is measured in the tests.
 */
const weak = (id: string, text: string): Concept => ({
  id,
  type: 'veiled_plan',
  deniable: false,
  phrases: phrases(text),
});

export const WEAK: readonly Concept[] = [
  weak(
    'w_means',
    `
    noose|rope|ligature|pistol|rifle|shotgun|revolver|glock|bullets|ammo|blades|helium|antifreeze|pesticide|morphine|exhaust|cartridges|gun|petrol
    bag over ; <pills> .. counted|sock|stash|drawer|hidden|put_by|go_down|back ; ## <pills>
    all|whole|every|enough|box|bottle|full .. <pills> ; counted .. out ; the pills ; pills down
    od ; overdose|overdosed
    belt|cord|lead|scarf|hose .. round|around|tied|hatch|door|beam|neck|hook|exhaust
    loft hatch`,
  ),
  weak(
    'w_place',
    `
    bridge|cliff|cliffs|tracks|railway|viaduct|ledge|rooftop|balcony|reservoir|canal|quarry|lake|river|pier|overpass|weir|railings
    level crossing ; multi storey ; level #
    the roof|loft|garage|shed|barn|woods|water|sea|edge|beam|window_ledge
    # floor|floors|storeys|storey ; on|out|from window ; the window .. open|legs|feet|out
    train i|does_not_stop ; what|which|next|last|fast train|tree|bridge|beam
    pointed at the wall|tree|drop`,
  ),
  weak(
    'w_death',
    `
    suicide|suicidal|killing|die|dead|death|dying|drown|drowned|hanged|grave|coffin|heaven|dignitas
      jump|jumping off|from|now|in_front ; wrists ; be gone ; i am gone ; not be here|around
    stepped in_front|off|out ; end it`,
  ),
  weak(
    'w_final',
    `
    last meal|thing|look|walk|drive|supper|words|swim|one|message ; final
    goodbye|goodbyes|farewell|forever ; for good ; long gone ; be|i_am gone ; all that is left
    be|is over ; it is done ; nobody will ; stop being ; no more ; not step|come back
    all|be|so quiet ; not need|be_needing ; not miss|see ; ends ; neither of us
    not|never forget ; then i am ; took|take the_lot|all_of_them ; every one $ ; <day> it is $`,
  ),
  weak(
    'w_prep',
    `
    counted|rehearsed|practised|measured|envelope ; bank details ; life cover|insurance
    pension ; the sums ; my notice ; promised myself ; have|already|got bought|ordered
    i decided|chose|checked ; bought what|the ; i know what|which|where|how|enough|when
    my will ; wrote|written letters|letter|note|notes|it_down|them ; the note
    everything is? ready|sorted|clean|done ; what i need ; no camera ; booked ; pawned
    off the internet|web ; checked ; is not locked ; day off ; tied`,
  ),
  weak(
    'w_secret',
    `
    nobody|no_one knows|told|suspects ; told nobody|no_one ; not told ; do not tell
    told everyone|them|work i|it ; secret ; by myself ; before they find|found
    nobody will|would find|cry|miss|notice|care|know ; have not told ; told a_soul|anyone`,
  ),
  weak(
    'w_now',
    `
    tonight ; right now ; is right there ; ten|five|twenty|# minutes ; lying down ; it is dark
    here now ; already <took> ; am here ; just now ; at the moment
    keep|keeps taking|putting|flicking ; coming up|in ; barricaded ; then nothing
    is crying|sitting ; won't|not come out`,
  ),
  weak(
    'w_later',
    `
    until|once|till|when|before|after my|the|i|he|she|nan|mum|dad ; in|by <month> ; <month>
    my day off ; #th ; on the # ; next week|month ; third time ; next time ; then i`,
  ),
  weak(
    'w_body',
    `
    shoes off ; legs|feet out|outside|over|dangling ; foot is? on|over ; over my head|neck|face
    round my neck ; in my|the hand|mouth|lap ; lying down ; blood on|everywhere|all
    put them|it|the_pills back ; step|stepped off|back ; taken my shoes|coat|ring`,
  ),
  weak(
    'w_despair',
    `
    burden ; wasted ; useless|worthless|hopeless|pointless ; crying|cried ; nobody
    problem ; hate ; tired of ; so low ; empty ; alone ; unbearable ; sorry for|to
    can not stand ; give up ; peaceful|calm|relief|peace ; better off|that_way ; wasted on me
    me $`,
  ),
];
