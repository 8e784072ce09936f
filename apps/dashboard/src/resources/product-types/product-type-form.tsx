import { Typography } from '@mui/material'
import type { StaffCategory } from '@shop/contract/staff'
import { ReferenceInput, required, SelectInput, TextInput } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { productTypesMessages } from './product-types.messages.ts'

const newType = { category: null, minutes_a_day: null, place: null, clearance_mm: { side: 0, back: 0, top: 0 } }

const columns = 'repeat(auto-fit, minmax(200px, 1fr))'

/** The form of a type, whose key never changes. */
export function ProductTypeForm() {
  const t = useMessages(productTypesMessages)
  const language = useLanguage()
  return (
    <ResourceForm
      defaultValues={newType}
      newOnly={
        <TextInput
          source="key"
          validate={required()}
          helperText={t.keyHint}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      }
      removal={
        <RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.productTypes.removeProductType} />
      }
    >
      <LocalizedInput source="name" label={t.name} isNeeded />
      <FieldGrid columns={columns}>
        <ReferenceInput source="category" reference="categories" perPage={200}>
          <SelectInput
            label={t.category}
            optionText={(category: StaffCategory) => category.name[language]}
            helperText={t.categoryHint}
          />
        </ReferenceInput>
        <NumberInput source="minutes_a_day" min={1} max={1440} isWhole helperText={t.minutesHint} />
        <NumberInput source="place" min={0} isWhole helperText={t.placeHint} />
      </FieldGrid>
      <Typography component="h2" variant="h6">
        {t.clearance_mm}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t.clearanceHint}
      </Typography>
      <FieldGrid columns={columns}>
        {(['side', 'back', 'top'] as const).map((edge) => (
          <NumberInput
            key={edge}
            source={`clearance_mm.${edge}`}
            label={t[edge]}
            min={0}
            isWhole
            validate={required()}
          />
        ))}
      </FieldGrid>
    </ResourceForm>
  )
}
