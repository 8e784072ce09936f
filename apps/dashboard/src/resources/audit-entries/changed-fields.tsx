import { Box, Typography } from '@mui/material'
import type { AuditEntry } from '@shop/contract/staff'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { describeListChange, describeValue, type ValueWords } from '../../ui/values/describe-value.ts'
import { type Change, findChanges } from '../../ui/values/find-changes.ts'
import { readFieldPath } from '../../ui/values/read-field-path.ts'
import { useFieldName } from '../../ui/values/use-field-name.ts'
import { auditEntriesMessages } from './audit-entries.messages.ts'
import { resourceOfEntity } from './use-audit-words.ts'

/** More changed fields than this are collapsed at first. */
const maxShown = 4
/** Values with more characters than this are collapsed at first. */
const maxLength = 160

/** The changed fields of an entry, before and after. */
export function ChangedFields({ entry, words }: { entry: AuditEntry; words: ValueWords }) {
  const t = useMessages(auditEntriesMessages)
  const nameOf = useFieldName()
  const { entity, before, after } = entry
  const changes = findChanges(before, after, useLanguage())
  // Null: the cards of a phone leave out empty fields.
  if (changes.length === 0) return null
  const isOneSided = before === null || after === null
  const resource = resourceOfEntity[entity] ?? ''
  const fields = changes.map((change) => {
    const properties = { name: nameOf(resource, change.path), resource, change, isOneSided, words }
    return <Field key={change.path.join('.')} {...properties} />
  })
  return (
    <Box sx={{ maxInlineSize: '44rem', overflowWrap: 'anywhere' }}>
      {fields.length <= maxShown ? (
        fields
      ) : (
        <details>
          <summary>{t.fields({ count: fields.length })}</summary>
          {fields}
        </details>
      )}
    </Box>
  )
}

type FieldProperties = { name: string; resource: string; change: Change; isOneSided: boolean; words: ValueWords }

function Field({ name, resource, change: { path, before, after }, isOneSided, words }: FieldProperties) {
  const t = useMessages(auditEntriesMessages)
  const field = readFieldPath(path).names.at(-1) ?? ''
  const [old, now] = [before, after].map((value) => describeValue(resource, field, value, words))
  const listChange = describeListChange(before, after, words)
  const sides = listChange ? [listChange] : isOneSided ? [before === undefined ? now : old] : [old, now]
  const text = sides.map((side, index) => (
    <span key={index === 0 ? 'before' : 'after'}>
      {index > 0 && <span>{t.arrow}</span>}
      <bdi>{side}</bdi>
    </span>
  ))
  const isLong = sides.some((side = '') => side.length > maxLength)
  const label = <bdi style={{ fontWeight: 600 }}>{name}</bdi>
  return (
    <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap' }}>
      {isLong ? (
        <details>
          <summary>{label}</summary>
          {text}
        </details>
      ) : (
        <>
          {label}
          <span>: </span>
          {text}
        </>
      )}
    </Typography>
  )
}
