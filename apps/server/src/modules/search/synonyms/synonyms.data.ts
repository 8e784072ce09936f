/**
 * What shoppers call one thing, a line each: English | Arabic and Egyptian | Franco and misspellings.
 * The first term of a line is its name. Several words match as a phrase. Spellings that the fold makes equal
 * (مكواة, مكواه) need no entry of their own.
 *
 * It fills an empty `search_synonyms`, which staff edit from then on.
 */
export const defaultSynonyms = `
washing machine, washer | غسالة، غسالات، غسالة ملابس | ghasala, ghassala, 8asala, ghasalat
automatic washer, front load, top load | غسالة اوتوماتيك، فول اوتوماتيك، تحميل امامي، تحميل علوي | full automatic, fol otomatic
half automatic, twin tub | هاف اوتوماتيك، نص اوتوماتيك، حوضين، غسالة عادية | half otomatic
dryer, tumble dryer | مجفف، نشافة، مجفف ملابس، منشر كهربائي | neshafa, nashafa, mogafef
refrigerator, fridge | ثلاجة، تلاجة، ثلاجات، تلاجات، براد | talaga, tallaga, thalaga, barad
no frost, frost free | نوفروست، نو فروست، بدون ثلج | nofrost, no-frost
defrost | ديفروست، دي فروست | difrost
deep freezer, freezer | ديب فريزر، فريزر، مجمد، ديب، فريزر راسي | deep, frizer, deepfreezer
cooker, stove, gas range | بوتاجاز، بوتجاز، موقد، طباخ، بتوجاز | botagaz, butagaz, potagaz, bo2tagaz
hob, built-in hob, gas hob | بلت ان، مسطح، بوتاجاز بلت ان، مسطح غاز، عيون | built in, belt in, mosata7
hot plate, electric stove | سخان كهربائي للطبخ، عين كهربا، عين كهربائية، هوت بليت، بوتاجاز كهربائي | hotplate
oven, electric oven, mini oven | فرن، فرن كهربائي، فرن كهربا، افران، توستر اوفن | forn, furn
microwave | ميكروويف، ميكرويف، مايكروويف، ميكرووايف | mikroweif, maykrowef, mikrowave
cooker hood, extractor hood | شفاط، شفاط مطبخ، شفاط بوتاجاز، هود، مروحة شفط | shafat, shaffat, hood
ventilating fan, exhaust fan | شفاط حمام، شفاط هواء، مروحة تهوية | shafat 7amam
dishwasher | غسالة اطباق، غسالة صحون، غسالة المواعين | ghasalet atba2, ghasalet atbaq
air conditioner, AC, split | تكييف، مكيف، سبليت، تكييفات، اسبليت، كنديشن | takyeef, takif, mokayef
inverter | انفرتر، انفيرتر، موفر للطاقة | enverter
air cooler, desert cooler | مبرد هواء، مكيف صحراوي، ايركولر، اير كولر | mobared
fan | مروحة، مراوح | marwa7a, marwaha, mrwaha
stand fan | مروحة ستاند، مروحة عمود | marwa7a stand
ceiling fan | مروحة سقف | marwa7et sa2f
wall fan | مروحة حائط، مروحة حيطة | marwa7et 7eta
desk fan, table fan | مروحة مكتب، مروحة صغيرة | marwa7et maktab
tower fan | مروحة برج، مروحة عمودية، مروحة تاور | marwa7a tower
heater, room heater | دفاية، مدفأة، دفايات، مدفاة | defaya, daffaya
fan heater | دفاية مروحة، دفاية هواء | defaya marwa7a
oil radiator, oil heater | دفاية زيت، رادياتير زيت، ريش زيت | defayet zeit
water heater, electric water heater | سخان، سخان مياه، سخان كهرباء، سخانات | sakhan, sa5an, sakhan kahraba
gas water heater | سخان غاز | sakhan ghaz, sa5an 8az
water dispenser, water cooler | كولدير، كولر مياه، مبرد مياه، كولمن كهربا | coldair, koldeir, cooler maya
water filter, purifier | فلتر مياه، فلتر، منقي مياه، جهاز تنقية | filter maya, felter
blender | خلاط، خلاطات، خلاط كهربائي | khalat, 5alat, khallat
hand blender, stick blender, immersion blender | هاند بلندر، خلاط يدوي، بلندر يدوي، خفاقة | hand blinder
stand mixer, dough mixer, dough kneader | عجان، عجانة، مضرب عجين | 3aggan, agan, 3agana
hand mixer, egg beater, mixer | مضرب بيض، مضرب كهربائي، ميكسر | madrab beid, mikser
food processor | كبة، محضرة طعام، محضر طعام، فود بروسيسور، فود بروسيسر | kobba, keba, kobaa, mo7adera
chopper, mini chopper | مفرمة خضار، كبة صغيرة، شوبر، فرامة | shoper
meat grinder, mincer | مفرمة، مفرمة لحمة، مفرمة لحم، فرامة لحمة | maframa, maframet la7ma
grinder, coffee grinder, spice grinder | مطحنة، مطحنة بن، مطحنة قهوة، طاحونة بن | mat7ana, mathana
juicer, citrus juicer | عصارة، عصارات، عصارة برتقال، عصارة ليمون | 3asara, asara, 3assara
citrus press, lemon squeezer | عصارة موالح، عصارة حمضيات، عصارة برتقال | 3asaret borto2an
air fryer, airfryer | قلاية هوائية، اير فراير، ايرفراير، قلاية بدون زيت، قلاية | 2alaya, alaya, qalaya, 2alaya hawa2eya, alaya hawaeya, qalaya hawaeya
deep fryer | قلاية، قلاية زيت، قلاية كهربائية | 2alaya zeit
kettle, electric kettle | غلاية، كاتل، كتل، غلايات، غلاية مياه، غلاية شاي، غلاية كهربائية، غلاية كهرباء، كاتل كهرباء | katel, catel, ghalaya, 8alaya
gooseneck kettle, pour over kettle | غلاية قهوة مقطرة، غلاية تقطير، كاتل رقبة طويلة | gooseneck
coffee maker, coffee machine, espresso machine | ماكينة قهوة، مكنة قهوة، صانعة قهوة، اسبريسو | makinet 2ahwa, espresso, makenet ahwa
Turkish coffee maker | كنكة كهربا، كنكة، ماكينة قهوة تركي، ماكينة قهوة تركية | kanaka, kanka
toaster | توستر، محمصة، محمصة خبز، حماصة عيش | toster, mo7amesa
sandwich maker, grill, panini | ساندوتش ميكر، شواية، جريل، محمصة سندوتشات، صانعة ساندوتش | sandwitch maker, shawaya
waffle maker, waffle, crepe maker | وافل، صانعة وافل، ماكينة كريب | wafel, crepe
rice cooker | حلة رز كهربا، حلة أرز كهربائية، طباخ رز، طباخ أرز | 7alet roz
electric pressure cooker, pressure cooker | حلة ضغط كهرباء، حلة ضغط، قدر ضغط كهربائي، قدر ضغط | 7alet da8t
slow cooker | حلة طهي بطيء، قدر طهي بطيء، طباخ بطيء | slowcooker
vacuum cleaner, vacuum, hoover | مكنسة، مكنسة كهربائية، مكنسة كهربا، مكانس، هوفر | maknasa, meknasa, vacum
robot vacuum | مكنسة روبوت، روبوت تنظيف | maknasa robot
cordless vacuum | مكنسة لاسلكية، مكنسة شحن، مكنسة بدون سلك | maknasa sha7n
iron, steam iron | مكواة، مكوة، مكاوي، مكواة بخار، مكواة كهربا | makwa, mekwa, makwah
garment steamer, steamer | مكواة بخار واقفة، ستيمر، كاوية بخار، كاوية | stimer, kawya
steam press, steam station, ironing system | محطة كي، مكواة محطة بخار، محطة بخار | ma7atet bo5ar
hair dryer | سشوار، مجفف شعر، استشوار | seshwar, sishwar, seshoar
hair straightener, curler | مكواة شعر، بيبي ليس، مملس شعر، كاوية شعر | babyliss, bebelis, makwet sha3r
shaver, trimmer | ماكينة حلاقة، مكنة حلاقة، تريمر | makinet 7ela2a
scale, kitchen scale | ميزان، ميزان مطبخ، ميزان ديجيتال | mizan, meezan
stabilizer, voltage protector | استابليزر، مثبت تيار، حماية ثلاجة، منظم كهرباء | stablizer
television, TV, screen | تلفزيون، شاشة، تليفزيون، سمارت | shasha, telefezyon
stainless steel, stainless | ستانلس، استانلس، ستانليس، ستانلس ستيل، استانلس ستيل | stanles
electric, electrical | كهربائي، كهربائية، كهرباء | kahraba, kahraba2y
Nawwar | نوّر، نوار | nawar, nawwer, nower
`
