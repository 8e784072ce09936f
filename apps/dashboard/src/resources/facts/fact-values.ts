import type { StaffFact } from '@shop/contract/staff'

/** The form's values; an empty field is missing or null. */
export type FactFormValues = Partial<Omit<StaffFact, 'choices'>> & {
  choices?: { key?: string | null; name?: { en?: string | null; ar?: string | null } | null }[] | null
}

/** The request body, without fields that belong to another kind. */
export function toFactBody(form: FactFormValues) {
  const { products_count: _count, updated_at: _changed, id: _id, ...fact } = form
  const isNumber = form.kind === 'number'
  const ofNumbers = <Value>(value: Value | undefined) => (isNumber ? (value ?? null) : null)
  return {
    ...fact,
    key: form.key ?? '',
    name: toText(form.name),
    unit: ofNumbers(form.unit),
    better: ofNumbers(form.better),
    min: ofNumbers(form.min),
    max: ofNumbers(form.max),
    shown_in: form.shown_in ?? [],
    choices: form.kind === 'choice' ? (form.choices ?? []).map(toChoice) : [],
    types: form.types ?? [],
    categories: form.categories ?? [],
    place: form.place ?? null,
  }
}

function toChoice({ key, name }: NonNullable<FactFormValues['choices']>[number]) {
  return { key: key ?? '', name: toText(name) }
}

function toText(text: { en?: string | null; ar?: string | null } | null | undefined) {
  return { en: text?.en ?? '', ar: text?.ar ?? '' }
}
