import { phrases, type Concept } from './concept.ts';

/** What people fall back on in their own language, whole or within an English sentence. Accents are already gone. */
const wishToDie: Concept = {
  id: 'want_die',
  type: 'death_wish',
  deniable: false,
  phrases: phrases(`
    no quiero vivir|existir|despertar|seguir ; ya no quiero vivir|estar|existir|nada ; ganas de morir|morirme|matarme ; prefiero morir|morirme|estar_muerta|estar_muerto ; ojala me muera|muriera ; no vale la pena vivir
    envie de mourir|crever|disparaitre ; plus envie de vivre ; veux plus vivre|etre_la|exister ; peux plus de vivre ; mieux mort|morte
    nicht mehr leben|aufwachen|dasein ; will nur noch sterben ; mag nicht mehr leben ; tot sein ; lieber tot ; lebensmude ; keinen lebenswillen
    voglia di morire ; non voglio piu vivere|esistere ; piu voglia di vivere ; vorrei morire|essere_morto|essere_morta
    vontade de morrer ; nao aguento mais viver ; nao quero mais viver|existir|acordar ; queria morrer|sumir
    nie chce juz? zyc|sie_obudzic ; nie chce mi sie zyc ; wole umrzec ; ne ... vreau sa mai? traiesc ; vreau sa mor
    yasamak istemiyorum ; olmek istiyorum|isterdim ; jeene|jine ka mann nahi ; jeena nahi chahta|chahti ; jina nahi chahta|chahti ; mar jaun|jaana|jau
    gusto|gusto_ko ng? na? mamatay ; ayoko na mabuhay ; ingin mati ; wil niet meer leven ; wil dood ; vill inte leva ; vill do ; theleo na pethano
    хочу умереть|сдохнуть ; не хочу жить ; 我不想活了 ; 不想活 ; 我想死 ; 想死 ; 死にたい ; 消えたい ; 죽고 싶어|싶다 ; اريد ان اموت ; أريد أن أموت`),
};

const passive: Concept = {
  id: 'passive',
  type: 'passive_death_wish',
  deniable: false,
  phrases: phrases(`
    quiero desaparecer ; no despertar nunca|mas|jamas|y|$ ; dormir y no ; dormir para siempre ; ne plus me? reveiller ; dormir pour toujours ; einfach verschwinden|einschlafen ; fur immer schlafen ; sparire per sempre ; dormire per sempre ; dormir para sempre ; zniknac na zawsze ; zasnac i nie`),
};

export const OTHER_TONGUES: readonly Concept[] = [wishToDie, passive];
