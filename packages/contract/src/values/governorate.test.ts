import { expect, test } from 'vitest'
import { parseGovernorate } from './governorate.ts'
import { asGovernorateCode, governorateCodes } from './governorate-codes.ts'
import { governorates } from './governorate-names.ts'

test('Egypt has 27 governorates', () => {
  expect(governorateCodes).toHaveLength(27)
})

test.each([
  ['EG-C', 'EG-C'],
  ['EG-JS', 'EG-JS'],
  ['eg-c', null],
  ['Cairo', null],
  ['EG-X', null],
  ['', null],
  [null, null],
])('the code %j is %j', (text, expected) => {
  expect(asGovernorateCode(text)).toBe(expected)
})

test.each([
  ['EG-C', 'EG-C'],
  ['eg-alx', 'EG-ALX'],
  [' Cairo ', 'EG-C'],
  ['kafr el sheikh', 'EG-KFS'],
  ['الجيزة', 'EG-GZ'],
  ['Helwan', null],
  ['', null],
])('%j is %j', (typed, expected) => {
  expect(parseGovernorate(typed)).toBe(expected)
})

test.each([
  ['الاسكندرية', 'EG-ALX'],
  ['الجيزه', 'EG-GZ'],
  ['بور سعيد', 'EG-PTS'],
  ['Giza\u200f', 'EG-GZ'],
  ['Kafr El-Sheikh', 'EG-KFS'],
  ['اسكندريه', 'EG-ALX'],
  ['إسكندرية', 'EG-ALX'],
  ['محافظة القاهرة', 'EG-C'],
  ['قاهرة', 'EG-C'],
  ['القَاهِرَة', 'EG-C'],
  ['القــاهرة', 'EG-C'],
  ['\u202bالقليوبيه\u202c', 'EG-KB'],
  ['اسيوط', 'EG-AST'],
  ['الاقصر', 'EG-LX'],
  ['أقصر', 'EG-LX'],
  ['اسوان', 'EG-ASN'],
  ['بنى سويف', 'EG-BNS'],
  ['بنيسويف', 'EG-BNS'],
  ['البحر الاحمر', 'EG-BA'],
  ['الوادى الجديد', 'EG-WAD'],
  ['شمال سينا', 'EG-SIN'],
  ['جنوب\u00a0سيناء', 'EG-JS'],
  ['مرسي مطروح', 'EG-MT'],
  ['كفرالشيخ', 'EG-KFS'],
  ['الاسماعيليه', 'EG-IS'],
  ['Al Jizah', 'EG-GZ'],
  ['El-Menoufia', 'EG-MNF'],
  ['Port-Said', 'EG-PTS'],
  ['PORTSAID', 'EG-PTS'],
  ['Ash Sharqīyah', 'EG-SHR'],
  ["Isma'iliya", 'EG-IS'],
  ['Ａｓｗａｎ', 'EG-ASN'],
  ['Cairo Governorate', 'EG-C'],
  ['Alexandria Governorate, Egypt', 'EG-ALX'],
  ['Governorate of Giza', 'EG-GZ'],
  ['محافظة الجيزة، مصر', 'EG-GZ'],
  ['مصر', null],
  ['El Wadi El Gedid', 'EG-WAD'],
  ['EG\u2013ALX', 'EG-ALX'],
  ['al', null],
  ['سيناء', null],
  ['\u200f', null],
])('as Egyptians write it, %j is %j', (typed, expected) => {
  expect(parseGovernorate(typed)).toBe(expected)
})

test.each([
  ['Al Qāhirah', 'EG-C'],
  ['Al Jīzah', 'EG-GZ'],
  ['Al Qalyūbīyah', 'EG-KB'],
  ['Al Iskandarīyah', 'EG-ALX'],
  ['Ad Daqahlīyah', 'EG-DK'],
  ['Ash Sharqīyah', 'EG-SHR'],
  ['Al Gharbīyah', 'EG-GH'],
  ['Al Minūfīyah', 'EG-MNF'],
  ['Al Buḩayrah', 'EG-BH'],
  ['Kafr ash Shaykh', 'EG-KFS'],
  ['Dumyāţ', 'EG-DT'],
  ['Al Ismā‘īlīyah', 'EG-IS'],
  ['As Suways', 'EG-SUZ'],
  ['Būr Sa‘īd', 'EG-PTS'],
  ['Al Fayyūm', 'EG-FYM'],
  ['Banī Suwayf', 'EG-BNS'],
  ['Al Minyā', 'EG-MN'],
  ['Asyūţ', 'EG-AST'],
  ['Sūhāj', 'EG-SHG'],
  ['Qinā', 'EG-KN'],
  ['Al Uqşur', 'EG-LX'],
  ['Aswān', 'EG-ASN'],
  ['Al Baḩr al Aḩmar', 'EG-BA'],
  ['Al Wādī al Jadīd', 'EG-WAD'],
  ['Maţrūḩ', 'EG-MT'],
  ["Shamāl Sīnā'", 'EG-SIN'],
  ["Janūb Sīnā'", 'EG-JS'],
])('as ISO 3166-2 writes it, %s is %s', (typed, expected) => {
  expect(parseGovernorate(typed)).toBe(expected)
})

test('no spelling names two governorates, and each name is found in both languages', () => {
  for (const code of governorateCodes)
    for (const name of [code, governorates[code].en, governorates[code].ar]) expect(parseGovernorate(name)).toBe(code)
})
