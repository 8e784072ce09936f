import { Box, Typography } from '@mui/material'
import type { StaffCategory } from '@shop/contract/staff'
import type { ReactNode } from 'react'
import {
  BooleanInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useChoicesContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { LocalizedInput, LocalizedListInput } from '../../../ui/forms/localized-input.tsx'
import { PicturesInput } from '../../../ui/pictures/pictures-input.tsx'
import { productsMessages } from '../products.messages.ts'
import { PriceInputs } from './price-inputs.tsx'

/** The inputs of a product, the most important first. */
export function ProductInputs() {
  const t = useMessages(productsMessages)
  return (
    <>
      <Part title={t.selling}>
        <SellingInputs />
      </Part>
      <Part title={t.prices}>
        <PriceInputs />
        <SharedPictures />
      </Part>
      <Part title={t.texts}>
        <LocalizedInput source="name" label={t.name} isNeeded />
        <LocalizedInput source="description" label={t.description} rows={4} />
        <LocalizedInput source="warranty" label={t.warranty} rows={1} />
      </Part>
      <Part title={t.details}>
        <LocalizedListInput source="features" label={t.features} entryName={t.feature} addLabel={t.addFeature} />
        <LocalizedListInput source="sizes" label={t.sizes} entryName={t.size} addLabel={t.addSize} />
        <LocalizedListInput source="tags" label={t.tags} entryName={t.tag} addLabel={t.addTag} />
        <MeasureInputs />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** The pictures of the product, or those that fit all of its colors. */
function SharedPictures() {
  const t = useMessages(productsMessages)
  const colors = useWatch<{ colors?: unknown[] | null }, 'colors'>({ name: 'colors' })
  return <PicturesInput source="pictures" label={(colors ?? []).length > 0 ? t.pictures : t.plainPictures} />
}

function SellingInputs() {
  const t = useMessages(productsMessages)
  return (
    <>
      <Row>
        <TextInput source="sku" validate={required()} slotProps={{ htmlInput: { dir: 'ltr' } }} />
        <ReferenceInput source="category" reference="categories" perPage={200}>
          <CategoryInput />
        </ReferenceInput>
        <TextInput source="brand" validate={required()} />
      </Row>
      <Row>
        <BooleanInput source="is_active" helperText={t.is_active_hint} />
        <BooleanInput source="is_offer" helperText={t.is_offer_hint} />
        <BooleanInput source="is_best_seller" helperText={t.is_best_seller_hint} />
        <BooleanInput source="is_featured" helperText={t.is_featured_hint} />
      </Row>
    </>
  )
}

/** The category, with a hint on what it means for shoppers. */
function CategoryInput() {
  const t = useMessages(productsMessages)
  const language = useLanguage()
  const { allChoices, isPending } = useChoicesContext<StaffCategory>()
  const chosen = useWatch<{ category?: number | null }, 'category'>({ name: 'category' })
  const isHidden = allChoices?.some(({ id, is_active }) => id === chosen && !is_active)
  const hint = !isPending && allChoices?.length === 0 ? t.noCategories : isHidden ? t.categoryHidden : t.categoryHint
  return (
    <SelectInput
      label={t.category}
      optionText={(category: StaffCategory) => category.name[language]}
      validate={required()}
      helperText={hint}
    />
  )
}

function MeasureInputs() {
  const t = useMessages(productsMessages)
  return (
    <Row>
      <NumberInput source="weight_grams" min={1} helperText=" " />
      <NumberInput source="dimensions_mm.width" label={t.width} min={1} helperText={t.allDimensions} />
      <NumberInput source="dimensions_mm.height" label={t.height} min={1} helperText=" " />
      <NumberInput source="dimensions_mm.depth" label={t.depth} min={1} helperText=" " />
    </Row>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', alignItems: 'start' }}
    >
      {children}
    </Box>
  )
}
