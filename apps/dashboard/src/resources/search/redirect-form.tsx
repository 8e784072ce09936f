import type { RedirectInput } from '@shop/contract/staff'
import { required, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { redirectsMessages } from './redirects.messages.ts'
import { SearchPreview } from './search-preview.tsx'
import { TermsInput } from './terms-input.tsx'

export function RedirectForm() {
  const t = useMessages(redirectsMessages)
  return (
    <ResourceForm
      defaultValues={{ queries: [], path: '' }}
      removal={<RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.redirects.removeRedirect} />}
    >
      <TermsInput source="queries" label={t.queries} helperText={t.queriesHint} />
      <TextInput
        source="path"
        validate={required()}
        helperText={t.pathHint}
        slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
      />
      <Preview />
    </ResourceForm>
  )
}

/** Half a path is no page, so the preview waits for a whole one. */
function Preview() {
  const { queries = [], path } = useWatch<RedirectInput>()
  const { id = null } = useRecordContext<{ id: number }>() ?? {}
  const change = queries.length > 0 && path?.startsWith('/') ? { kind: 'redirect' as const, id, queries, path } : null
  return <SearchPreview change={change} example={queries.at(-1) ?? ''} />
}
