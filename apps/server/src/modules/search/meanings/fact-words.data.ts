/**
 * What shoppers call features, beside the names that staff give to facts and choices: the words, then the facts that say it as addresses
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
