import { phrases, type Concept } from './concept.ts';

/** Violence going on or about to, by what is done: to the writer, to a child, by the writer. */
const attacked: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    taking off? my clothes|trousers|top off? ... not|cannot|drink|move ; not move properly ... clothes|drink|on_top
    followed|following|follow me ... blocked|grabbed|grabs|my_arm ; blocked my car|way|door in
    kicking|smashing|breaking|bashing|hacking the|my|our door|doors|windows|window ; trying to get in ... bats|bat|knife|machete|axe|tent|kill
    throwing|threw boiling|hot water|oil at me ... shut|locked|porch|bathroom|again|back ; locked the doors ... not|is_not going|stopping
    coming|comes|come|going back in|up|upstairs? with the|a|his poker|hammer|knife|bat|crowbar|belt|gun
    is back and .. crowbar|knife|hammer|bat|gun|petrol ; gone to get the|a|his gun|rifle|shotgun|knife|machete|axe
    pinned me|us to|against|down ... burn|burnt|burned|knife|hit|phone ; he|she hit|hits me now ; hands round|around my? neck|throat .. now|coming|scream|time
    been raped ... still|here|asleep|outside ; raped me and he|is .. still|outside|here|there ; is being|getting beaten|hit|strangled|stabbed|attacked ... now|upstairs|write|happening`),
};

const child: Concept = {
  id: 'child_now',
  type: 'child_in_danger',
  deniable: false,
  phrases: phrases(`
    child|kid|baby|boy|girl|toddler .. being beaten|hit|shaken|strangled|drowned|whipped ; dragged her|him|my_sister|my_brother .. upstairs|by .. hair|arm
    over the cot|crib with|and .. pillow|cushion ; pillow .. over the? cot|crib|him|his|her|face ... asleep|stand|crying|stop
    slapped|hit|punched|shook|shaking him|her|baby .. watching|camera|stop|crying|give ; holding .. child|kid|baby|toddler|boy|girl|son|daughter out of the? window
    holding .. under the? tap|water|bath ; push him|her|baby down|under ; she|he has to go under the? water|bath ; left in a|the hot car
    no food and .. baby|brother|sister ; baby will not wake ; going|go to sleep forever tonight|now`),
};

const armed: Concept = {
  id: 'harm_others_now',
  type: 'about_to_harm_others',
  deniable: false,
  phrases: phrases(`
    <gun>|ar|rifles|guns .. in|at|outside .. school|toilet|toilets|class|blazer|office|parking_lot|mosque|church|synagogue
    in the? school|office|parking_lot|class|church|mosque .. with .. <gun>|ar|machete ; outside|parked .. with .. rifles|guns|<gun>|acid|petrol|machete|hammer|axe
    outside her|his|their .. throw|pour|acid|petrol ; going_to throw the|this? acid ; acid in|into|over his|her|their face
    stood|standing over him|her|them|mum|dad with|and .. hammer|iron|knife|bat|pan|axe|gun|pillow ; one hit|blow|stab would do
    petrol .. matches|lighter .. letterbox|door|house ; putting|put|shove|drive|stick the|a|this? screwdriver|knife|blade|axe|scissors through|into|in his|her|their|your neck|throat|chest|face|eye|skull
    put|putting a|the pillow over my|his|her mothers|mother|mum|dad|father|husbands|wife|face`),
};

const commanded: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(`
    voice|voices|angel|angels|demon|god wants|want|demands my eyes|eye|tongue|hand|hands|skin|blood|life
    voice|angel|angels|god says|say|said jump|step|walk ... road|kerb|ledge|roof|traffic|tracks|fly ; angels|god|voices .. walk|step into the? traffic|road|sea|fire
    ordering|ordered|orders|telling|tells me to .. cut|burn|peel|drown|stab|jump|sacrifice|gouge|strangle`),
};

export const VIOLENCE_DONE: readonly Concept[] = [attacked, child, armed, commanded];
