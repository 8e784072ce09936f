import {
  isSameDimension,
  type Localized,
  readTypedFlag,
  removeMarks,
  textField,
  toBaseUnit,
  toOneLine,
} from '@shop/contract'
import { type FactInputValue, factLimits, readQuantity } from '@shop/contract/staff'
import { z } from 'zod'
import { factFaults } from './fact-faults.messages.ts'
import type { FactRecord } from './facts.staff-repository.ts'

/** The part of a definition by which values are parsed. */
export type FactDefinition = Pick<
  FactRecord,
  'id' | 'key' | 'kind' | 'unit' | 'minValue' | 'maxValue' | 'choices' | 'typeIds' | 'categoryIds'
>

/** A value as stored in `product_facts`, with the key of a choice; a number is in its base unit. */
export type FactValueColumns = {
  number: number | null
  choiceId: number | null
  choice: string | null
  flag: boolean | null
  textEn: string | null
  textAr: string | null
}

/** A fact of a product with its definition. */
export type StoredFact = FactValueColumns & Pick<FactDefinition, 'key' | 'kind' | 'unit'> & { factId: number }

/** A parsed value, or its fault, to follow the name of the fact. */
export type ReadValue = { columns: FactValueColumns } | { fault: Localized }

/** Parses a value by the definition of its fact. */
export function readFactValue(definition: FactDefinition, given: FactInputValue): ReadValue {
  return readers[definition.kind](definition, given)
}

/** Whether a product of this type and category may carry a fact. */
export function isInScope(
  { typeIds, categoryIds }: Pick<FactDefinition, 'typeIds' | 'categoryIds'>,
  product: { typeId: number | null; categoryId: number | null },
): boolean {
  const { typeId, categoryId } = product
  return (typeId !== null && typeIds.includes(typeId)) || (categoryId !== null && categoryIds.includes(categoryId))
}

type Reader = (definition: FactDefinition, given: FactInputValue) => ReadValue

const none: FactValueColumns = { number: null, choiceId: null, choice: null, flag: null, textEn: null, textAr: null }

const readers: Record<FactDefinition['kind'], Reader> = {
  number: readNumber,
  choice: readChoice,
  flag: readFlag,
  text: readText,
}

function readNumber(definition: FactDefinition, given: FactInputValue): ReadValue {
  const quantity =
    typeof given === 'number' ? { value: given, unit: null } : typeof given === 'string' ? readQuantity(given) : null
  const unit = quantity?.unit ?? definition.unit
  if (!quantity || !isSameDimension(unit, definition.unit))
    return { fault: factFaults.number(definition, quote(given)) }
  const number = toBaseUnit(quantity.value, unit)
  const { minValue, maxValue } = definition
  if (number < (minValue ?? -Infinity) || number > (maxValue ?? Infinity))
    return { fault: factFaults.bounds(definition, quote(given)) }
  if (Math.abs(number) > toBaseUnit(factLimits.number, definition.unit))
    return { fault: factFaults.number(definition, quote(given)) }
  return { columns: { ...none, number } }
}

/** By its key, or by its name in either language. */
function readChoice(definition: FactDefinition, given: FactInputValue): ReadValue {
  const wanted = typeof given === 'string' ? fold(given) : null
  const { choices } = definition
  const choice =
    choices.find(({ key }) => fold(key) === wanted) ??
    choices.find(({ name }) => wanted !== null && [fold(name.en), fold(name.ar)].includes(wanted))
  return choice
    ? { columns: { ...none, choiceId: choice.id, choice: choice.key } }
    : { fault: factFaults.choice(definition, quote(given)) }
}

function readFlag(_: FactDefinition, given: FactInputValue): ReadValue {
  const flag = typeof given === 'string' ? readTypedFlag(fold(given)) : given
  return typeof flag === 'boolean' ? { columns: { ...none, flag } } : { fault: factFaults.flag(quote(given)) }
}

const line = textField(factLimits.text)
const localizedLine = z.object({ en: line, ar: line })

/** The languages of a text are separated by `|`; a separator inside the text is escaped by a backslash, as in import files. */
function readText(_: FactDefinition, given: FactInputValue): ReadValue {
  const [en, ar, ...more] =
    typeof given === 'string' ? given.split(/(?<!\\)\|/).map((part) => part.replace(/\\([;؛|])/g, '$1')) : []
  const text = localizedLine.safeParse(typeof given === 'string' && more.length === 0 ? { en, ar } : given)
  return text.success
    ? { columns: { ...none, textEn: text.data.en, textAr: text.data.ar } }
    : { fault: factFaults.text }
}

function fold(text: string): string {
  return toOneLine(removeMarks(text.normalize('NFC'))).toLowerCase()
}

const maxQuote = 40

function quote(given: FactInputValue): string {
  const text = typeof given === 'object' ? given.en : String(given)
  return text.length > maxQuote ? `${text.slice(0, maxQuote)}…` : text
}
