import { classes } from '../../ui/classes.ts'

/** The look of a product's cells below the head. On a phone the name of the row has its place above them. */
export function columnClasses(isAside: boolean): string {
  return classes('break-words p-3 pt-8 text-start align-top text-sm sm:p-4 sm:text-base', isAside && 'max-sm:hidden')
}
