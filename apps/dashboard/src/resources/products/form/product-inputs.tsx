import { Box, Typography } from '@mui/material'
import { fieldsOfKind, productFields } from '@shop/contract'
import type { StaffCategory } from '@shop/contract/staff'
import { Fragment } from 'react'
import { BooleanInput, ReferenceInput, required, SelectInput, TextInput, useChoicesContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { LocalizedInput, LocalizedListInput } from '../../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { PicturesInput } from '../../../ui/pictures/pictures-input.tsx'
import { productsMessages } from '../products.messages.ts'
import { FactInputs } from './fact-inputs.tsx'
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
        {fieldsOfKind('localized').map((name) => (
          <LocalizedInput key={name} source={name} label={t[name]} rows={productFields[name].rows} />
        ))}
      </Part>
      <Part title={t.facts}>
        <FactInputs />
      </Part>
      <Part title={t.details}>
        {fieldsOfKind('list').map((name) => (
          <LocalizedListInput
            key={name}
            source={name}
            label={t[name]}
            entryName={t[`${name}_entry`]}
            addLabel={t[`${name}_add`]}
          />
        ))}
        <MeasureInputs />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: Elements }) {
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
        {fieldsOfKind('text').map((name) => (
          <TextInput key={name} source={name} validate={required()} />
        ))}
      </Row>
      <Row>
        {fieldsOfKind('flag').map((name) => (
          <BooleanInput key={name} source={name} helperText={t[`${name}_hint`]} />
        ))}
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
      {fieldsOfKind('whole').map((name) => (
        <NumberInput key={name} source={name} min={1} helperText=" " />
      ))}
      {fieldsOfKind('dimensions').map((name) => (
        <Fragment key={name}>
          <NumberInput source={`${name}.width`} label={t.width} min={1} helperText={t.allDimensions} />
          <NumberInput source={`${name}.height`} label={t.height} min={1} helperText=" " />
          <NumberInput source={`${name}.depth`} label={t.depth} min={1} helperText=" " />
        </Fragment>
      ))}
    </Row>
  )
}

function Row({ children }: { children: Elements }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', alignItems: 'start' }}
    >
      {children}
    </Box>
  )
}
