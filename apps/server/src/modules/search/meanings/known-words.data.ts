import type { SearchOrder } from '../query/search-query.types.ts'

/** Words that say what a shopper wants to do: they say nothing of a product. Particles of both languages are among them. */
export const fillerWords = `
a, an, and, at, by, for, from, in, is, my, of, on, or, the, to, with, are, be, can, do, does, has, have, i, it, its, me, s, that, this, we, you, your, our, some, any, which, what, where, how, who,
want, need, wanted, looking, look, looking for, i want, i need, find, get, search, show, show me, shop, store, online, buy, buying, purchase, order, price, prices, price list, cost, costs, how much, much, egypt, in egypt,
price in egypt, cairo, alexandria, review, reviews, picture, pictures, photo, photos, image, images, video, specs, specifications, details, information, brand, brands, original, genuine, authentic, new, newest model, good, nice, great, quality,
high quality, types, type, kinds, kind, model, models, installment, installments, instalments, on installments, delivery, free delivery, shipping, warranty, guarantee, with warranty, please, machine, machines, device, appliance,
appliances, home, house, kitchen, household, home appliances, kitchen appliances, electrical appliances, colour, color, colors, size, egp, le, l e, pound, pounds, today, now, second hand, used, import, imported,
في، من، مع، على، عن، إلى، أو، و، ب، ل، ده، دي، دا، اللي، بتاع، بتاعة، بتاعت، بتاعي، بتاعتي، بتاعك، عايز، عاوز، عايزة، عاوزة، محتاج، محتاجة، نفسي في، بدور على، ابحث عن، أريد، اريد، ممكن، لو سمحت، هات، هاتلي، وريني، شوف، اشوف، فين، منين، عندكم، عندكو، فيه، هو، هي، ما، هل، ايه، إيه، أي، اي، يا، كل، كده، جدا، اوي، قوي اوي، حاجة، حاجه، شيء، واحد، واحدة، انا، بس، او، ال، الي،
سعر، أسعار، اسعار، السعر، بسعر، بكام، كام، كام سعر، كم، كم سعر، بكم، تمن، ثمن، شراء، اشتري، أشتري، للبيع، بيع، طلب، اطلب، اوردر، متجر، محل، محلات، اونلاين، أونلاين، مصر، في مصر، القاهرة، اسكندرية، صورة، صور، شكل، اشكال، أشكال، أنواع، انواع، نوع، ماركة، ماركات، ماركه، موديل، موديلات، مواصفات، تفاصيل، مميزات، عيوب، تجربتي مع، تقييم، مقارنة، فيديو،
أصلي، اصلي، أصلية، اصليه، أوريجينال، اوريجنال، جديد، جديدة، جديده، كويس، كويسة، حلو، حلوة، جودة، عالي الجودة، جودة عالية، ممتاز، ممتازة، بضمان، ضمان، بالضمان، الضمان، توصيل، شحن مجاني، توصيل مجاني، التوصيل، بالتقسيط، تقسيط، قسط، بالقسط، اقساط، على اقساط، كاش، مستعمل، مستورد، ضروري، النهارده، دلوقتي،
جهاز، أجهزة، اجهزة، ماكينة، مكينة، مكنة، آلة، ادوات، منزلي، منزلية، منزل، البيت، بيت، للبيت، بيتي، المطبخ، مطبخ، مطبخي، للمطبخ، مطابخ، كهربائي، كهربائية، كهربا، كهرباء، اجهزة كهربائية، أجهزة منزلية، اجهزة مطبخ، ادوات مطبخ، لون، ألوان، مقاس، حجم، سعة، قدرة، قوة، اوضة، أوضتي، أوضة، غرفة، حمام، مكتب، فاتح، غامق، جنيه، جنيها، ج م، جم مصري، لحد البيت،
el, al, il, wel, fel, bel, le, fi, fe, ma3, w, men, 3ala, ala, 3la, da, di, elly, beta3, beta3et, betaa, bta3t, 3ayez, 3ayz, 3awez, aayez, ayez, awez, ayza, 3ayza, me7tag, mehtag, momken, fein, fen, feen, ba7eb, hat, hatly, dawar,
se3r, sea3r, as3ar, asaar, bekam, bkam, b kam, kam, bekaam, shera2, ashtery, shra2, misr, masr, fi masr, asly, asli, original, gedid, gdeed, gedida, kwayes, 7elw, makina, makna, makana, gehaz, beit, elbeit, matba5, matbakh, kahraba, kahrabaey, kahraba2y, bel2est, ta2seet, taqseet, tawseel, geneh, gneh, ginih, gnih, lon, loon, 7aga, haga
`

/** Words of order, by what they order by. */
export const orderWords: readonly (readonly [words: string, order: SearchOrder])[] = [
  [
    'cheap, cheapest, cheaper, lowest price, low price, affordable, inexpensive, least expensive, cheap price, budget, value, رخيص، رخيصة، أرخص، ارخص، الأرخص، الارخص، أقل سعر، اقل سعر، ارخص سعر، اقل الاسعار، رخيصه، سعر رخيص، اقتصادي السعر، على قد الايد، ar5as, arkhas, a5ras, re5ees, rekhees, r5is, a2al se3r',
    'price_asc',
  ],
  [
    'expensive, most expensive, luxury, premium, high end, أغلى، اغلى، غالي، غالية، فاخر، فاخرة، a8la, aghla, ghaly',
    'price_desc',
  ],
  [
    'best, top, best selling, best seller, best sellers, bestseller, most popular, popular, recommended, top rated, best rated, أحسن، احسن، أفضل، افضل، الأفضل، الاكثر مبيعا، الأكثر مبيعا، أكثر مبيعا، الاحسن، اشهر، أشهر، مشهور، تريند، a7san, ahsan, afdal, a7sn, el a7san',
    'best_selling',
  ],
  [
    'gift, gifts, present, presents, gift idea, gifts for mom, mothers day, mother day, mom, mother, dad, bride, the bride, new home, wedding, هدية، هدايا، فكرة هدية، عيد الأم، هدايا عيد الأم، هدية عيد الأم، عيد ميلاد، عيد، ماما، امي، بابا، عروسة، عروس، جواز، فرح، جهاز العروسة، جهاز عروسة، أجهزة العروسة، رمضان، بيت جديد، شقة جديدة، hadeya, hedeya, hadaya, 3arosa, gehaz el 3arosa, عيلة، العيلة، للعيلة',
    'best_selling',
  ],
  ['latest, newest, new arrivals, new in, recent, أحدث، احدث، وصل حديثا، الأحدث، جديدكم، a7das, ahdas', 'newest'],
]

/** Words that ask for what costs less than before. */
export const offerWords =
  'offer, offers, sale, sales, discount, discounts, deal, deals, discounted, on sale, promotion, promo, coupon, clearance, white friday, black friday, عرض، عروض، عليه عرض، عليها عرض، عليه خصم، عليها خصم، خصم، خصومات، تخفيض، تخفيضات، مخفض، مخفضة، اوفر، اوفرات، أوكازيون، اوكازيون، تصفية، تصفيات، وايت فرايداي، بلاك فرايداي، كوبون، عرض خاص، 3orood, 3orod, orood, 3rood, 3ard, 5asm, khasm, khosomat, takhfidat, ta5fed, ta5fedat, ofar, 3oroud'

/** Words that ask for what is there at once. */
export const stockWords = 'in stock, available, available now, متوفر، متوفرة، موجود، متاح، متاحة، metwaffer, mawgood'

/** Makers of appliances whose names shoppers type: where the shop does not have one, the name is dropped first. */
export const makerWords = `
moulinex, tefal, philips, braun, kenwood, bosch, siemens, samsung, lg, panasonic, sharp, toshiba, tornado, fresh, unionaire, union air, zanussi, white whale, kiriazi, black decker, black and decker, dyson, hoover, delonghi,
sokany, mienta, media tech, mediatech, sonai, beko, ariston, electrolux, ninja, kitchenaid, kitchen aid, xiaomi, ecovacs, roborock, dreame, hitachi, carrier, midea, hisense, haier, tcl, sony, apple, jac, la germania, unionair, passap, arion, nutribullet, nutricook, cosori, krups, lavazza, nespresso, remington, rowenta, russell hobbs, smeg, gorenje, ariete, bissell, karcher, kumtel, babyliss pro, wahl, rush brush, kemei, touch elzenouky, elzenouky, zahran, nouval, kitchen line, saco, raf, silver crest, silvercrest, dessini, dsp, geepas, olympic, gree, trane, general electric, daewoo, whirlpool, indesit, miele, aeg, candy, franke, hans, rebune, matex, nikai, jata, winning star, techno, fujidenzo,
مولينكس، مولنكس، مولينيكس، تيفال، فيليبس، فيلبس، براون، كينوود، كينود، بوش، سيمنس، سامسونج، ال جي، باناسونيك، بانسونيك، شارب، توشيبا، تورنيدو، تورنادو، فريش، يونيون اير، يونيون، زانوسي، وايت ويل، كريازي، بلاك اند ديكر، بلاك ديكر، دايسون، ديلونجي، سوكاني، سوكانى، ميانتا، مينتا، ميديا تك، سوناي، بيكو، اريستون، الكترولوكس، نينجا، كيتشن ايد، شاومي، ايكوفاكس، دريم، هيتاشي، كاريير، ميديا، هايسنس، هاير، سوني، ابل، جاك، كاسل، باساب، اريون، كروبس، لافازا، ريمنجتون، روينتا، سميج، جورينيه، اريتي، كارشر، راش براش، كيمي، توتش الزنوكي، الزنوكي، زهران، نوفال، كيتشن لاين، راف، سيلفر كريست، ديسيني، اوليمبيك، دايو، ويرلبول، انديست، اطلس، كرافت
molinex, moulinix, tifal, philps, filips, tornedo, kenwod, kinwood, samsong, panasonik, toshipa, dlonghi
`

/** The names of the families of colours: in English, Arabic and Egyptian of both genders, and Franco. */
export const colorWords = {
  black: 'black, matt black, dark, أسود، سوداء، سودا، سودة، اسود مطفي، سمرا، eswed, iswed, aswad, soda, sawda, eswd',
  white:
    'white, pearl, off white, أبيض، بيضاء، بيضا، بيضة، لؤلؤي، اوف وايت، أوفوايت، abyad, abyed, beida, bayda, beda, abiad',
  grey: 'grey, gray, graphite, charcoal, رمادي، رمادية، رصاصي، رصاصية، جرافيت، فيراني، rosasy, romady, ramady, rosasi',
  silver: 'silver, metallic, فضي، فضية، سيلفر، معدني، faddy, fadi, fedi, fedy, silvar',
  red: 'red, ruby, crimson, scarlet, أحمر، حمراء، حمرا، ياقوتي، a7mar, ahmar, 7amra, hamra, a7mr',
  burgundy:
    'burgundy, maroon, wine, bordeaux, نبيتي، نبيتية، عنابي، خمري، بوردو، ماروني، nebity, nebeety, 3ennaby, nebiti',
  orange:
    'orange, coral, terracotta, برتقالي، برتقالية، أورنج، مرجاني، طوبي، برتقاني، bortoqany, borto2any, toby, morgany',
  yellow: 'yellow, mustard, lemon yellow, أصفر، صفراء، صفرا، مسطردة، لموني، asfar, safra, asfr',
  gold: 'gold, golden, champagne, ذهبي، ذهبية، دهبي، دهبية، شامبين، جولد، dahaby, dahabi, shampen, zahaby',
  green:
    'green, mint, pistachio, emerald, olive, أخضر، خضراء، خضرا، نعناعي، فستقي، زمردي، زيتي، زيتوني، مينت، a5dar, akhdar, 5adra, khadra, zety, fosto2y',
  turquoise: 'turquoise, teal, aqua, petrol, تركواز، تركوازي، بترولي، فيروزي، petroly, torkowaz, fayrouzy',
  blue: 'blue, royal blue, أزرق، زرقاء، زرقا، azra2, azraq, zar2a, zarka, azrak',
  navy: 'navy, navy blue, dark blue, كحلي، كحلية، نيفي، ازرق غامق، ko7ly, kohly, kohli',
  light_blue:
    'light blue, baby blue, sky blue, لبني، لبنية، سماوي، سماوية، بيبي بلو، ازرق فاتح، labany, samawy, labani',
  purple: 'purple, violet, lavender, lilac, mauve, بنفسجي، بنفسجية، موف، لافندر، ليلكي، banafsgy, banafseg, mauv',
  pink: 'pink, rose, rose gold, روز، وردي، وردية، بمبي، بمبه، بينك، زهري، روز جولد، فوشيا، wardy, bamby, zahry, bink, bambi',
  brown: 'brown, mocha, coffee brown, chocolate brown, بني، بنية، موكا، بنى، bonny, bonni, moka',
  beige:
    'beige, cream, ivory, cashmere, nude, off cream, بيج، كريمي، كريمية، سكري، كشمير، عاجي، كافيه، bej, creamy, kremy, sokkary',
  copper: 'copper, bronze, rose copper, نحاسي، نحاسية، برونز، برونزي، ne7asy, nahasy, nohasy',
}

export type ColorFamily = keyof typeof colorWords

/**
 * The names of features, beside those that staff give to facts and choices: the words, then the facts that say it as addresses
 * write them. The words themselves are looked for in names as well; a fact that the shop does not have is left out.
 */
export const factWords: readonly (readonly [words: string, facts: string])[] = [
  [
    'glass, glass jar, glass bowl, زجاج، زجاجي، زجاجية، إزاز، قزاز، ازاز، zogag, ezaz, 2zaz, azaz',
    'body_material:glass food_material:glass',
  ],
  [
    'stainless steel, stainless, steel, inox, ستانلس، استانلس، ستانلس ستيل، استانلس ستيل، ستيل، ستانليس، stanles, stanless, estanles',
    'body_material:steel food_material:steel sole_material:steel',
  ],
  ['plastic, بلاستيك، بلاستيكي، plastek', 'food_material:plastic body_material:plastic'],
  [
    'ceramic, سيراميك، سراميك، seramik, ceramik',
    'sole_material:ceramic sole_material:tourmaline food_material:ceramic',
  ],
  [
    'non stick, nonstick, teflon, مانع للالتصاق، غير لاصق، تيفلون، لا يلتصق، مش بيلزق',
    'food_material:non_stick sole_material:non_stick',
  ],
  ['metal, all metal, معدن، معدني، حديد، ma3dan', 'body_material:metal gears:metal'],
  [
    'auto off, auto shut off, automatic shut off, auto shutoff, shut off, automatic off, switches off, auto power off, فصل تلقائي، فصل اوتوماتيك، إغلاق تلقائي، بيفصل لوحده، بتفصل لوحدها، تفصل لوحدها، يفصل لوحده، ايقاف تلقائي، قفل تلقائي، فصل، بتفصل، بيفصل، fasl otomatic, fasl',
    'auto_off:yes',
  ],
  [
    'rechargeable, cordless, wireless, battery, بالشحن، شحن، لاسلكي، لاسلكية، بطارية، قابل للشحن، بيشحن، بتشحن، وايرلس، بدون سلك، بدون كهرباء، sha7n, lasilky',
    'rechargeable:yes',
  ],
  ['hepa, hepa filter, هيبا، فلتر هيبا، heba', 'hepa:yes'],
  ['bagless, without bag, no bag, بدون كيس، بلا كيس، سايكلون، بخزان تراب، bdon kees, bedoon kis', 'dust_kind:bagless'],
  ['bag, bagged, with bag, dust bag, كيس، بكيس', 'dust_kind:bag'],
  ['grill, with grill, شواية، بالشواية، بشواية، جريل', 'cooking_mode:grill cooking_mode:combi'],
  ['convection, فرن وشواية، بالفرن، combi, كومبي', 'cooking_mode:combi cooking_mode:fan'],
  ['rotisserie, سيخ، بالسيخ، سيخ شاورما', 'cooking_mode:fan'],
  ['built in grinder, with grinder, بمطحنة، مطحنة مدمجة، بالمطحنة', 'grinder:yes'],
  [
    'mop, mopping, mop and vacuum, wet and dry, مسح، ومسح، كنس ومسح، ممسحة، بيمسح، بتمسح، مسح الأرض، ماسحة، masa7, mas7',
    'mop:yes',
  ],
  ['laser, laser map, mapping, lidar, ليزر، خرائط، خريطة', 'navigation:laser'],
  ['bottom loading, bottom load, تحميل سفلي، سفلي، ta7mil sofly', 'loading:bottom'],
  ['top loading, top load, تحميل علوي، علوي', 'loading:top'],
  ['compressor, كباس، كمبروسر، موتور تبريد', 'cooling:compressor'],
  ['ionic, ion, ions, أيوني، ايوني، أيونات، ايونات', 'ionic:yes'],
  ['thermostat, ترموستات، ثرموستات', 'thermostat:yes'],
  ['keep warm, keeps warm, warmer, تدفئة الأكل، تدفئة الطعام، يحافظ على السخونة، حفظ السخونة', 'keep_warm:yes'],
  ['defrost, defrosting, فك التجميد، فك تجميد، تسييح', 'defrost:yes'],
  ['removable plates, ألواح متغيرة، الواح بتتفك، بتتفك، قابلة للفك', 'removable_plates:yes'],
  ['dishwasher safe, غسالة الأطباق، يتغسل في الغسالة', 'dishwasher:yes'],
  ['child lock, kids safe, قفل أطفال، قفل امان، أمان اطفال', 'child_lock:yes'],
  ['pulse, turbo button, نبض، نبضات', 'pulse:yes'],
  ['swing, oscillating, rotating, بتلف، بتتحرك، دوارة', 'swing:yes'],
  ['remote, remote control, with remote, ريموت، بريموت، ريموت كنترول، بالريموت، remot', 'remote:yes'],
  [
    'digital, display, touch, touch screen, digital screen, ديجيتال، ديجتال، رقمي، رقمية، تاتش، لمس، شاشة لمس، بشاشة، دجيتال، digetal',
    'controls:digital controls:touch',
  ],
  ['timer, with timer, تايمر، مؤقت، بمؤقت، بتايمر، taymar', ''],
  ['window, with window, نافذة، بشباك، شباك', ''],
  ['fridge cabinet, with fridge, بثلاجة، بتلاجة، ثلاجة صغيرة من تحت', ''],
  ['steam basket, سلة بخار، بسلة بخار', ''],
  ['double, two poles, عمودين، دبل', ''],
  ['wide mouth, wide, فتحة واسعة، بفتحة واسعة', ''],
  ['attachments, set, طقم، ملحقات', ''],
  ['heart, heart shape, قلوب، على شكل قلوب', ''],
  ['belgian, deep, بلجيكي، عميق', ''],
  ['hot and cold, ساخن وبارد، سخن وبارد، بارد وساخن', ''],
  ['programmable, برامج، مبرمجة', ''],
  ['travel bottles, bottles, bottle, زجاجات، ازايز، بزجاجتين، زجاجتين', ''],
  ['mill, two mills, مطحنتين، بمطحنتين، بمطحنة', ''],
]

/** Facts that say how large a thing is, the first one that it has counts. */
const sizes = [
  'capacity_l',
  'blade_inch',
  'people',
  'pieces',
  'cups',
  'rings',
  'fins',
  'max_weight_kg',
  'beans_g',
  'taps',
  'tank_ml',
  'room_m2',
  'power_w',
]

/** Nouns with which a thing for two, three or many is asked for; as adjectives that mean large. */
const familyWords =
  'family, big family, large family, for family, family size, عائلي، عائلية، للعيلة الكبيرة، عيلة كبيرة، للعائلة، عائلة، عائلة كبيرة، أسرة كبيرة، اسرة كبيرة، عائلات، 3a2ely, 3eila kebira, 3eila'

/** A way to order by: the first of these facts that the products found have decides. */
export type FactOrder = { facts: readonly string[]; best: 'most' | 'least' }

/** Adjectives that say which end of a fact is wanted. Those of both genders and of all three scripts. */
export const adjectiveWords: readonly (readonly [words: string, order: FactOrder])[] = [
  [
    `big, large, bigger, biggest, largest, huge, extra large, xl, jumbo, giant, high capacity, large capacity, wide, double, كبير، كبيرة، أكبر، اكبر، كبيره، ضخم، ضخمة، واسع، واسعة، جامبو، عملاق، سعة كبيرة، دبل، kebir, kebira, kbeer, kbeera, kebeer, kebeera, akbar, ${familyWords}`,
    { facts: sizes, best: 'most' },
  ],
  [
    'small, smaller, smallest, mini, compact, little, tiny, travel size, for one, single person, personal, صغير، صغيرة، أصغر، اصغر، ميني، صغنن، صغننة، صغيره، مدمج، لفرد واحد، عزاب، سفر، للسفر، شخصي، شخصية، so8ayar, so8ayara, soghayar, soghayara, so8yar, sghayar, asghar',
    { facts: sizes, best: 'least' },
  ],
  [
    'quiet, silent, noiseless, low noise, quietest, soundless, without noise, no noise, without sound, noise free, whisper quiet, هادي، هادية، هادئ، هادئة، صامت، صامتة، ساكت، ساكتة، بدون صوت، بدون دوشة، بدون ازعاج، بدون ضوضاء، صوتها واطي، صوته واطي، صوت واطي، واطي الصوت، منخفض الصوت، صوت هادي، مش بتعمل صوت، مش مزعج، مش مزعجة، اهدى، صوتها هادي، hady, hadya, samet, samta, hadia, hady2a',
    { facts: ['noise_db'], best: 'least' },
  ],
  [
    'powerful, strong, stronger, strongest, heavy duty, most powerful, high power, high performance, professional, turbo, قوي، قوية، أقوى، اقوى، جامد، جامدة، شديد، شديدة، متين، عالي القدرة، قدرة عالية، شفط قوي، قوة شفط، قويه، هيفي ديوتي، احترافي، موتور قوي، 2awy, 2awya, awi, qawy, gamed, gamda, awy, awya',
    { facts: ['suction_pa', 'pressure_bar', 'mince_kg_min', 'steam_g_min', 'power_w'], best: 'most' },
  ],
  [
    'fast, quick, faster, fastest, rapid, speedy, سريع، سريعة، أسرع، اسرع، بسرعة، سريعه، saree3, saree3a, sari3, sari3a',
    { facts: ['power_w'], best: 'most' },
  ],
  [
    'economical, energy saving, saving, low power, energy efficient, power saving, low consumption, efficient, موفر، موفرة، اقتصادي، اقتصادية، موفر للطاقة، موفرة للكهرباء، موفر للكهربا، توفير، استهلاك قليل، مش بتاكل كهربا، قليل الاستهلاك، mowafer, mewaffera, mowaffer',
    { facts: ['power_w'], best: 'least' },
  ],
  [
    'light, lightweight, light weight, lighter, portable, خفيف، خفيفة، أخف، اخف، خفيفه، وزن خفيف، سهل الحمل، محمول، محمولة، 5afif, 5afifa, khafif, khafifa',
    { facts: ['power_w'], best: 'least' },
  ],
  [
    'hot, hottest, very hot, high temperature, high heat, عالي الحرارة، حرارة عالية، سخنة، سخن',
    { facts: ['plate_temp_c', 'max_temp_c'], best: 'most' },
  ],
]
