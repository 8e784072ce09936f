import { Link as TextLink } from '@mui/material'
import type { AuditEntry } from '@shop/contract/staff'
import { useCanAccess, useCreatePath, useGetOne, useGetRecordRepresentation, useResourceDefinition } from 'react-admin'
import { Link } from 'react-router-dom'
import { wholeRecord } from '../../data/data-provider.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { resourceOfEntity, useAuditWords } from './use-audit-words.ts'

/** The name of the changed record, as a link if its page is open to the member; the id if the record is gone. */
export function ChangedRecord({ entry }: { entry: AuditEntry }) {
  const { nameOfEntity, nameOfId } = useAuditWords()
  const { entity, entity_id: id, label } = entry
  const resource = resourceOfEntity[entity] ?? ''
  const language = useLanguage()
  const { hasShow, hasEdit } = useResourceDefinition({ resource })
  const { canAccess: canEdit } = useCanAccess({ action: 'edit', resource })
  const nameOfRecord = useGetRecordRepresentation(resource)
  const createPath = useCreatePath()
  const isShown = Boolean(hasShow || hasEdit) && isRecord(entry)
  const { data } = useGetOne(
    resource,
    { id, meta: wholeRecord },
    { enabled: isShown && label === null, retry: false, staleTime: 60_000 },
  )
  const name = label?.[language] ?? (data ? String(nameOfRecord(data)) : nameOfId(id))
  const isOpen = isShown && (hasShow || canEdit)
  if (!isOpen || (label === null && !data)) return <Name kind={nameOfEntity(entity)} name={name} />
  return (
    <TextLink component={Link} to={createPath({ resource, type: hasShow ? 'show' : 'edit', id })} color="inherit">
      <Name kind={nameOfEntity(entity)} name={name} />
    </TextLink>
  )
}

function Name({ kind, name }: { kind: string; name: string }) {
  return (
    <>
      <span>{kind}</span> <bdi>{name}</bdi>
    </>
  )
}

/** Whether the entry is about one record that still exists. */
function isRecord({ entity, entity_id: id, action }: AuditEntry): boolean {
  // An invitation has no page and is deleted when accepted.
  const isGone = action === 'removed' || action === 'erased' || entity === 'staff_invitation'
  // The id of an import is a SKU or a key from its table.
  return !isGone && action !== 'imported' && (entity === 'policy' || /^\d+$|^[0-9a-f-]{36}$/.test(id))
}
