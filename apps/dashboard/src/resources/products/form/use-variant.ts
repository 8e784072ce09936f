import { useSourceContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLanguage } from '../../../i18n/language.tsx'

/**
 * A variant in the form of its product.
 *
 * @param source of a product without colors; empty within the row of a color
 * @returns where its values are, its id (null before it is saved), and its name: product and color
 */
export function useVariant(source: string): { base: string; id: number | null; name: string } {
  const language = useLanguage()
  const { getSource } = useSourceContext()
  const { control } = useFormContext()
  const base = source === '' ? getSource('id').replace(/\.id$/, '') : source
  const [id, ...names] = useWatch({ control, name: [`${base}.id`, `name.${language}`, `${base}.name.${language}`] })
  return { base, id: typeof id === 'number' ? id : null, name: names.filter(Boolean).join(' · ') }
}
