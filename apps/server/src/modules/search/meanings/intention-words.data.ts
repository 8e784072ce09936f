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

/** Nouns with which a thing for two, three or many is asked for; as adjectives that mean large. */
export const familyWords =
  'family, big family, large family, for family, family size, عائلي، عائلية، للعيلة الكبيرة، عيلة كبيرة، للعائلة، عائلة، عائلة كبيرة، أسرة كبيرة، اسرة كبيرة، عائلات، 3a2ely, 3eila kebira, 3eila'
