import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { CategoryInputs, toCategoryBody } from './category-inputs.tsx'

export function CategoryEdit() {
  return (
    <VersionedEdit redirect="list" transform={toCategoryBody}>
      <CategoryInputs />
    </VersionedEdit>
  )
}
