import { describe, expect, it } from 'vitest'
import { findPlaces, isPlaceNamed } from './find-places.ts'

const names = [
  { en: 'Nasr City', ar: 'مدينة نصر' },
  { en: 'Maadi', ar: 'المعادي' },
  { en: 'Mohandessin', ar: 'المهندسين' },
  { en: 'El Marg', ar: 'المرج' },
  { en: '6th of October', ar: '6 أكتوبر' },
]

describe('a place is found', () => {
  it.each([
    ['by its English name', 'nasr', 'مدينة نصر'],
    ['by its Arabic name without its marks', 'مدينه نصر', 'مدينة نصر'],
    ['by a later word', 'نصر', 'مدينة نصر'],
    ['without the article', 'معادي', 'المعادي'],
    ['with the article', 'المعادى', 'المعادي'],
    ['with other vowels', 'maady', 'المعادي'],
    ['with other doubled letters', 'mohandseen', 'المهندسين'],
    ['with an article of its own in English', 'el marg', 'المرج'],
    ['by Arabic digits', '٦ اكتوبر', '6 أكتوبر'],
  ])('%s', (_, typed, found) => {
    expect(findPlaces(names, typed, 'ar')).toEqual([found])
  })

  it('in the language of the page', () => {
    expect(findPlaces(names, 'مهندسين', 'en')).toEqual(['Mohandessin'])
  })
})

it('suggests all places before anything is typed, and none for another text', () => {
  expect(findPlaces(names, ' ', 'en')).toHaveLength(names.length)
  expect(findPlaces(names, 'Tahrir Square', 'en')).toEqual([])
})

it('suggests nothing more once a name is typed whole', () => {
  expect(findPlaces(names, 'Maadi', 'ar')).toEqual([])
})

it.each(['مدينه نصر', ' nasr city ', 'مدينة نصر\u200f'])('%j names Nasr City', (typed) => {
  expect(names.filter((name) => isPlaceNamed(name, typed))).toEqual([names[0]])
})

it.each(['nasr', ''])('%j names no place', (typed) => {
  expect(names.filter((name) => isPlaceNamed(name, typed))).toEqual([])
})
