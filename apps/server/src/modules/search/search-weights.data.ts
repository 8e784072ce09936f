/**
 * All that the search weighs by, tuned by `npm run search:judge`: qualities, strengths and grades go from 1, as it was typed, down to 0, a
 * guess. Where a weight is of two or more, the higher wins, and products are ordered by it. The judge can vary each one:
 * `SEARCH_WEIGHTS='{"segment":{"longer":0.2}}' npm run search:judge`.
 */
export const searchWeights = {
  /** The readings of a typed word in the dictionary. */
  reading: {
    /** A sure form of a known word: without article, preposition, plural. */
    form: 0.97,
    /** A guessed form, less for each guess before it, at most five. */
    guess: 0.93,
    guessStep: 0.01,
    /** Two typed words are one; one typed word is two. */
    joined: 0.9,
    parted: 0.85,
    /** A Latin word sounds like it; its guessed form does; so much less with two consonants only. */
    sound: 0.88,
    soundOfForm: 0.76,
    twoConsonants: 0.16,
    /** Only the consonants are the same, of a Latin or an Arabic word. */
    skeleton: 0.72,
    arabicSkeleton: 0.55,
    /** The loss of a correction where the dictionary knows the typed word. */
    knownWord: 0.2,
    /** A short word that was typed wrong is known by the words beside it alone: desk fn. */
    inPhrase: 0.45,
    /** A letter left out of a word of four. */
    leftOut: 0.5,
    /** A correction, more for each letter up to nine; two letters more or less; swapped, doubled; another first letter. */
    correction: 0.6,
    correctionOfLetter: 0.015,
    otherLength: 0.1,
    swapped: 0.1,
    doubled: 0.12,
    otherFirst: 0.08,
  },
  /** The worth of a stretch of words when a text is parted. */
  segment: {
    /** By what it means. */
    appliance: 1,
    color: 0.95,
    order: 0.95,
    flag: 0.95,
    fact: 0.93,
    brand: 0.95,
    same: 0.92,
    maker: 0.9,
    category: 0.9,
    without: 0.9,
    filler: 0.6,
    /** A word by itself, which products have or nobody knows. */
    alone: 0.8,
    unknown: 0.05,
    /** Each word more says more than the words do. */
    longer: 0.3,
    /** The loss of a correction to a kind that the shop does not sell; that of a particle inside a phrase. */
    notSold: 0.06,
    joint: 0.05,
    /** A phrase that the last word begins, more by the share of its shortest word that is there. */
    prefix: 0.6,
    prefixShare: 0.3,
  },
  /** How informative each kind of requirement is: the least informative is dropped first. */
  requirement: {
    appliance: 1,
    brand: 0.5,
    price: 0.6,
    flag: 0.55,
    category: 0.5,
    word: 0.35,
    fact: 0.45,
    amount: 0.4,
    color: 0.3,
    bareNumber: 0.15,
  },
  /** How well one way meets a requirement. */
  strength: {
    /** How much more likely the first type of a kind is meant than the second; a name with a term of it where there is no type. */
    typeStep: 0.05,
    kindInName: 0.5,
    /** A colour that looks so, beside one that is called so; below `sureColor` it counts where nothing else does. */
    colorByLook: 0.9,
    sureColor: 0.55,
    /** The words of a fact in names; those of an amount. */
    wordsOfFact: 0.9,
    wordsOfAmount: 0.8,
    /** A bare number as a fact, or as a price; how far a price may lie from one that was typed without a limit. */
    bareFact: 0.9,
    barePrice: 0.4,
    priceSlack: 0.25,
    /** The loss of each nearest value to the one before it. */
    nearestStep: 0.2,
    /** A prefix of a brand, a type, a category; of a name it has 1. */
    brandPrefix: 0.8,
    typePrefix: 0.7,
    categoryPrefix: 0.5,
  },
  /** A word that the dictionary does not know, in names and labels: how well it is read, and how strong the result is. */
  shopWord: {
    form: 0.95,
    guess: 0.9,
    prefix: 0.8,
    /** In what is said about products only. */
    details: 0.7,
    inDetails: 0.5,
    split: 0.8,
    /** Typed wrong, less for each error. */
    corrected: 0.6,
    correction: 0.8,
    error: 0.15,
    sounding: 0.5,
  },
  /** How much of a text is explained. */
  clarity: {
    filler: 0.7,
    /** From here on the other keyboard layout is not tried; it counts from `otherLayout` on, and where it is clearer by `layoutGain`. */
    clear: 0.75,
    otherLayout: 0.55,
    layoutGain: 0.15,
    /** Below this, features alone do not answer for words that nobody knows. */
    understood: 0.6,
  },
  /** Where a word is found: names have 1. `having`: inside a name that does not begin so. */
  field: { label: 0.7, having: 0.9 },
}
