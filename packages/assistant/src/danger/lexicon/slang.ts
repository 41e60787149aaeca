/** Contractions, with or without their apostrophe. */
const CONTRACTIONS = `
  im = i am ; ive = i have ; id = i would ; iam = i am ; ima = i am going to
  imma = i am going to ; youre = you are ; hes = he is ; shes = she is ; theyre = they are
  theyve = they have ; theyll = they will ; itll = it will
  thatll = that will ; its = it is ; thats = that is ; theres = there is ; whats = what is
  wheres = where is ; hows = how is ; dont = do not ; doesnt = does not ; didnt = did not
  cant = can not ; cannot = can not ; couldnt = could not ; wont = will not
  wouldnt = would not ; shouldnt = should not ; isnt = is not ; arent = are not
  wasnt = was not ; werent = were not ; havent = have not ; hasnt = has not ; hadnt = had not
  tonights = tonight is ; shouldve = should have ; wouldve = would have ; couldve = could have ; mustve = must have
  aint = is not ; mustnt = must not ; neednt = need not ; shant = shall not ; darent = dare not
`;

/** Spoken forms. */
const SPOKEN = `
  wanna = want to ; gonna = going to ; gunna = going to ; goin = going ; finna = going to
  boutta = about to ; bouta = about to ; gotta = got to ; tryna = trying to ; hafta = have to
  lemme = let me ; kinda = kind of ; outta = out of ; dunno = do not know ; idk = i do not know
  idc = i do not care ; cba = can not be bothered ; rn = right now ; atm = at the moment
  tn = tonight ; tonite = tonight ; 2nite = tonight ; 2night = tonight ; tmrw = tomorrow
  tmr = tomorrow ; tomoz = tomorrow ; tomorow = tomorrow ; 2moro = tomorrow
  tommorow = tomorrow ; u = you ; ur = your ; r = are ; n = and ; & = and ; w = with
  wud = would ; cud = could ; shud = should ; ppl = people ; thru = through ; cuz = because
  coz = because ; cos = because ; bc = because ; bcuz = because ; nobodys = nobody is
  everyones = everyone is ; every1 = everyone ; any1 = anyone ; no1 = nobody ; some1 = someone
  anymor = anymore ; nomore = no more ; alot = a lot ; bf = boyfriend ; gf = girlfriend
  hubby = husband ; bestie = friend ; bro = bro ; irl = in real life ; 2day = today
  til = until ; yrs = years ; yr = year ; wks = weeks ; wk = week ; mnths = months ; abt = about
  tho = though ; lmao = lol ; lmfao = lol ; rofl = lol ; haha = lol ; hahaha = lol
  hahahaha = lol ; hehe = lol ; lolol = lol ; loll = lol ; xd = lol ; ded = dead
  dieing = dying ; dyin = dying ; meself = myself ; mself = myself ; myslf = myself
  mysef = myself ; miself = myself ; meds = pills ; pilz = pills ; kil = kill ; kll = kill
  kille = kill ; killin = killing ; wnat = want ; wan = want ; wont2 = want to ; nto = not
  wana = want to ; gona = going to ; goona = going to ; wanan = want to ; dnt = do not
  cnt = can not ; havnt = have not ; dei = die ; edn = end ; lief = life ; slef = self
  thnk = think ; tierd = tired ; tok = took ; wrk = work ; brige = bridge ; nwo = now ; teh = the ; adn = and ; rigth = right
  goign = going ; hnag = hang ; trian = train ; ahve = have ; hvae = have ; jsut = just ; thsi = this ; taht = that
  engin = engine ; runing = running ; garige = garage ; redy = ready ; tride = tried ; dyas = days ; myslef = myself ; wuold = would ; cuold = could ; waek = wake ; wihtout = without ; beter = better ; wekend = weekend ; gonan = going to ; dissapear = disappear ; disapear = disappear ; dissappear = disappear
  becuase = because ; edeg = edge ; abuot = about ; thikn = think ; tihnk = think ; evry = every ; evryone = everyone ; everyon = everyone
  everythin = everything ; nothin = nothing ; nuffin = nothing ; nuthin = nothing
  somethin = something ; summat = something ; sumthing = something ; somthing = something ; sumfing = something ; porpose = purpose ; purpos = purpose ; swallowd = swallowed ; swalowed = swallowed ; purpous = purpose ; deliberatly = deliberately ; delibratly = deliberately ; jus = just ; jst = just
  wen = when ; wot = what ; wat = what ; dis = this ; dat = that ; da = the ; nd = and
  tht = that ; nite = night ; ov = of ; plz = please ; pls = please ; tmoro = tomorrow
  wudnt = would not ; cudnt = could not ; shudnt = should not ; hav = have ; bn = been
  luv = love ; fam = family ; ngl = honestly ; tbh = honestly ; ily = i love you ; mam = mum
  ma = mum ; pa = dad ; amma = mum ; abbu = dad ; hospitel = hospital ; hopless = hopeless
  rist = wrist ; rists = wrists ; cutt = cut ; jmup = jump ; jupm = jump ; knif = knife ; roap = rope ; swalowed = swallowed
  swalowd = swallowed ; evrything = everything ; goign = going ; gonig = going ; freday = friday ; firday = friday
  liv = live ; deceided = decided ; plann = plan ; abotu = about ; paretns = parents ; botle = bottle
  abot = about ; parcetmol = paracetamol ; parcetamol = paracetamol ; paracetmal = paracetamol ; pilss = pills ; tabletts = tablets ; anymroe = anymore ; sory = sorry ; wisky = whisky ; wiskey = whisky ; whiskey = whisky
  grabed = grabbed ; folowing = following ; folowed = followed ; hidng = hiding ; alredy = already ; behnd = behind ; lokin = looking ; strangld = strangled
  hurtin = hurting ; beeting = beating ; bleding = bleeding ; bleedin = bleeding ; blod = blood ; nife = knife ; windo = window ; jumpin = jumping ; standin = standing ; doin = doing ; everthing = everything
  ahm = i am ; ahd = i would ; ahve = i have ; ahll = i will ; cannae = can not ; dinnae = do not ; didnae = did not ; wisnae = was not ; isnae = is not ; willnae = will not ; oot = out ; heid = head ; masel = myself ; noo = now
  nae = no ; hale = whole ; watter = water ; wis = was ; ony = any ; owt = anything ; nowt = nothing ; aff = off ; mah = my ; tae = to ; wi = with
  coud = could ; wuld = would ; shoud = should ; goodby = goodbye ; leter = letter ; writen = written ; hiden = hidden ; bottel = bottle ; tylenl = paracetamol ; scard = scared ; drinked = drank ; eated = ate ; wjhisky = whisky
  wsh = wish ; culd = could ; mroe = more ; tkaen = taken ; cnat = can not ; eys = eyes ; kepe = keep ; onthe = on the ; inthe = in the ; ona = on a ; rialing = railing ; raling = railing ; railling = railing ; nw = now ; wihs = wish ; nevr = never ; plce = place ; dwon = down
  frist = first ; tmrrw = tomorrow ; multistory = multistorey ; carpark = car park ; goodnite = goodnight ; gnight = goodnight
  sleping = sleeping ; slepping = sleeping ; slep = sleep ; alve = alive ; aliv = alive ; wnt = want ; wna = want to ; wnna = want to
  tel = tell ; lyf = life ; lyfe = life ; hert = hurt ; hrt = hurt ; deth = death ; kiled = killed ; tirde = tired ; lonly = lonely ; nvr = never ; neva = never
  exsist = exist ; exsit = exist ; wrth = worth ; lst = last ; nxt = next ; gna = going to ; mysel = myself ; mesen = myself ; mysen = myself ; rly = really ; rlly = really
  thort = thought ; thorts = thoughts ; thougts = thoughts ; toughts = thoughts ; forevr = forever ; frever = forever ; 4ever = forever ; 4eva = forever
  sumtimes = sometimes ; sometims = sometimes ; evryday = every day ; evrytime = every time ; sumone = someone ; becos = because ; lyk = like ; leik = like
  sept = september ; oct = october ; nov = november ; aug = august ; feb = february
  cuboard = cupboard ; cubord = cupboard ; scaired = scared ; evrythng = everything
  intae = into ; dae = do ; wasnae = was not ; wouldnae = would not ; couldnae = could not ; shouldnae = should not ; havenae = have not ; hasnae = has not ; hadnae = had not
  gonnae = going to ; gonny = going to ; naebody = nobody ; naething = nothing ; naewhere = nowhere ; deid = dead ; mair = more ; jist = just ; whit = what ; yersel = yourself ; himsel = himself ; hersel = herself
`;

/** Coded words for suicide and self-harm. */
const CODED = `
  kys = kill yourself ; kmsing = killing myself ; ropemaxx = hang myself
  ropemaxxing = hanging myself ; kms = kill myself ; kmself = kill myself ; ctb = kill myself
  unalive = suicide ; unalived = killed ; unaliving = suiciding ; unaliveing = suiciding
  sewerslide = suicide ; sewercide = suicide ; suislide = suicide ; sui = suicide
  sewer_slide = suicide ; sh = self harm ; selfharm = self harm ; selfharmed = self harmed
  selfharming = self harming ; selfinjury = self harm ; shing = self harming ; beans = beans
  styro = self harm cut deep ; barcode = barcode ; suiside = suicide ; sucide = suicide
  suicde = suicide ; suicid = suicide ; suacide = suicide ; suecide = suicide
  sooicide = suicide ; sucidal = suicidal ; suicidle = suicidal ; od = overdose
  oding = overdosing ; oded = overdosed ; ods = overdose ; depresed = depressed
  paracetemol = paracetamol ; paracetomol = paracetamol ; acetaminophen = paracetamol
  tylenol = paracetamol ; panadol = paracetamol ; panado = paracetamol ; crocin = paracetamol
  pils = pills ; tabs = tablets
`;

/**
 * How people really write, on the left; what it means, on the right. Apostrophes are already gone.
 * Slang that platforms taught people to use for suicide is read as what it means (labels.md, tie-break 3).
 */
export const SLANG: ReadonlyMap<string, string> = new Map(
  [CONTRACTIONS, SPOKEN, CODED].flatMap((list) => readList(list)),
);

function readList(list: string): [string, string][] {
  return list.split(/[;\n]/).flatMap((line): [string, string][] => {
    const [written, meant] = line.split('=').map((part) => part.trim());
    return written && meant ? [[written, meant]] : [];
  });
}

/** Read as one meaning when they stand together. */
export const SLANG_PAIRS: Readonly<Record<string, string>> = {
  'sewer slide': 'suicide',
  'unalive myself': 'kill myself',
  'unalive himself': 'kill himself',
  'unalive herself': 'kill herself',
  'unalive themself': 'kill themself',
  'unalive themselves': 'kill themselves',
  'unalive yourself': 'kill yourself',
  'unalive urself': 'kill yourself',
  'unalive me': 'kill me',
  'unalive him': 'kill him',
  'unalive her': 'kill her',
  'unalive them': 'kill them',
  'unalive you': 'kill you',
  'unalive my': 'kill my',
  'unalive the': 'kill the',
  'unalive everyone': 'kill everyone',
  'unalive everybody': 'kill everybody',
  'unalive people': 'kill people',
  'unalive someone': 'kill someone',
  'unalive somebody': 'kill somebody',
  'unalive all': 'kill all',
  'unalive us': 'kill us',
  'unalive their': 'kill their',
  'unalive your': 'kill your',
  'unalive painlessly': 'kill myself painlessly',
  'unalive quickly': 'kill myself quickly',
  'unalive peacefully': 'kill myself peacefully',
  'unalive our': 'kill our',
  'unalive it': 'kill it',
  'unalive this': 'kill this',
  'unalive his': 'kill his',
  'unaliving myself': 'killing myself',
  'unaliving himself': 'killing himself',
  'unaliving herself': 'killing herself',
  'unaliving themself': 'killing themself',
  'unaliving themselves': 'killing themselves',
  'unaliving yourself': 'killing yourself',
  'unaliving urself': 'killing yourself',
  'unaliving me': 'killing me',
  'unaliving him': 'killing him',
  'unaliving her': 'killing her',
  'unaliving them': 'killing them',
  'unaliving you': 'killing you',
  'unaliving my': 'killing my',
  'unaliving the': 'killing the',
  'unaliving our': 'killing our',
  'unaliving it': 'killing it',
  'unaliving this': 'killing this',
  'unaliving his': 'killing his',
  'un alive': 'kill',
  'un aliving': 'killing',
  'my self': 'myself',
  'me self': 'myself',
  'him self': 'himself',
  'her self': 'herself',
  '2 be': 'to be',
  '2 die': 'to die',
  '2 live': 'to live',
  '2 end': 'to end',
  '2 kill': 'to kill',
  '2 go': 'to go',
  '2 jump': 'to jump',
  'to night': 'tonight',
  'for ever': 'forever',
  'any more': 'anymore',
  'some one': 'someone',
  'every one': 'everyone',
  'over dose': 'overdose',
  'over dosed': 'overdosed',
  'iv took': 'i have took',
  'iv taken': 'i have taken',
  'iv been': 'i have been',
  'iv got': 'i have got',
  'iv had': 'i have had',
  'iv done': 'i have done',
  'iv cut': 'i have cut',
  'iv just': 'i have just',
  'iv decided': 'i have decided',
  'self harms': 'self harm',
  'ma room': 'my room',
  'ma bed': 'my bed',
  'ma life': 'my life',
  'ma head': 'my head',
  'ma heid': 'my head',
  'ma neck': 'my neck',
  'ma arm': 'my arm',
  'ma arms': 'my arms',
  'ma legs': 'my legs',
  'ma wrist': 'my wrist',
  'ma wrists': 'my wrists',
  'ma pills': 'my pills',
  'ma tablets': 'my tablets',
  'ma mum': 'my mum',
  'ma da': 'my dad',
  'ma maw': 'my mum',
};

/** Where one slip of the keyboard must not hide the word. Long and unlike everyday words, so a slip is recognisable. */
export const WATCHED_WORDS: readonly string[] = [
  'suicide',
  'suicidal',
  'myself',
  'himself',
  'herself',
  'themselves',
  'tonight',
  'overdose',
  'overdosed',
  'swallowed',
  'goodbye',
  'worthless',
  'hopeless',
  'pointless',
  'paracetamol',
  'tablets',
  'strangled',
  'strangling',
  'choked',
  'killing',
  'killed',
  'bridge',
  'anymore',
  'everyone',
  'railway',
  'standing',
  'railings',
  'banister',
  'swallow',
  'jumping',
  'hurting',
  'cutting',
  'bleeding',
  'drowning',
  'everything',
  'injected',
  'antifreeze',
  'weedkiller',
  'amitriptyline',
  'morphine',
  'fluoxetine',
  'sertraline',
];

/** Everyday words one slip away from a watched one. */
export const NOT_A_SLIP: ReadonlySet<string> = new Set([
  'overdone',
  'overdoes',
  'billing',
  'tablet',
  'bridge',
  'bridges',
  'fridge',
  'bride',
  'pulling',
  'filling',
  'kissing',
  'kicking',
  'choke',
  'tables',
  'railways',
  'hunting',
  'putting',
  'curing',
  'curling',
  'cuttings',
  'breeding',
  'bleeding',
  'crowning',
  'chokes',
  'kidding',
  'killings',
  'cooked',
  'chocked',
  'checked',
  'chocker',
  'chopped',
  'bridged',
  'hosting',
  'culling',
  'skilled',
  'kindling',
  'knitting',
]);
