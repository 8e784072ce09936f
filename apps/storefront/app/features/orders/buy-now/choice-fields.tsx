import type { Product } from '@shop/contract'
import { useMessages } from '../../../i18n/language.tsx'
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { FieldFaults } from '../order-form/checkout-fields.ts'
import { useFieldWords } from '../order-form/field-words.ts'
import { FormSection } from '../order-form/form-section.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { BuyNowChoice, ChoiceQuery } from './buy-now-choice.ts'
import { ColorField } from './color-field.tsx'

type Properties = {
  product: Product
  choice: BuyNowChoice
  onChoose: (change: ChoiceQuery) => void
  faults: FieldFaults
}

/** Which of a product is bought: colour, size and how many (rule O-05). */
export function ChoiceFields({ product, choice, onChoose, faults }: Properties) {
  const t = useMessages(ordersMessages)
  const errorOf = useFieldWords(faults)
  const quantityError = errorOf('quantity')
  return (
    <FormSection heading={t.choice}>
      {product.colors.length > 0 && (
        <ColorField
          colors={product.colors}
          chosen={choice.color}
          onChoose={({ id }) => onChoose({ color: id })}
          error={errorOf('color_id')}
        />
      )}
      {product.sizes.length > 0 && (
        <Select
          name="size"
          label={t.size}
          isOptional
          error={errorOf('size')}
          value={choice.size === null ? '' : product.sizes.indexOf(choice.size) + 1}
          onChange={({ currentTarget }) => onChoose({ size: Number(currentTarget.value) || undefined })}
        >
          <option value="">{t.anySize}</option>
          {product.sizes.map((size, index) => (
            <option key={size} value={index + 1}>
              {size}
            </option>
          ))}
        </Select>
      )}
      <div className="grid content-start justify-items-start gap-1.5">
        <span aria-hidden="true" className="font-semibold text-sm">
          {t.howMany}
        </span>
        <QuantityStepper
          value={choice.quantity}
          max={choice.max}
          label={product.name}
          onChange={(quantity) => onChoose({ quantity })}
        />
        {quantityError && <p className="font-semibold text-danger text-sm first-letter:uppercase">{quantityError}</p>}
      </div>
    </FormSection>
  )
}
