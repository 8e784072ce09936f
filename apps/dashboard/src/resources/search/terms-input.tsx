import { TextArrayInput } from 'react-admin'

type Properties = { source: string; label: string; helperText: string }

/** Words or searches as chips; what was typed becomes a chip with Enter, and when the input is left. */
export function TermsInput({ source, label, helperText }: Properties) {
  return <TextArrayInput source={source} label={label} helperText={helperText} dir="auto" />
}
