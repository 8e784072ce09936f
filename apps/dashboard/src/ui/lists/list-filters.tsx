import { SelectInput } from 'react-admin'

type ChoiceFilter<Id> = {
  source: string
  ids: readonly Id[]
  nameOf: (id: Id) => string
  isAlwaysOn?: boolean
}

/** A filter of a list by one of a few values. An element, because react-admin reads `source` from it. */
export function choiceFilter<Id extends string>({ source, ids, nameOf, isAlwaysOn = false }: ChoiceFilter<Id>) {
  return (
    <SelectInput
      key={source}
      source={source}
      choices={ids.map((id) => ({ id, name: nameOf(id) }))}
      translateChoice={false}
      alwaysOn={isAlwaysOn}
      sx={{ minInlineSize: 160 }}
    />
  )
}
