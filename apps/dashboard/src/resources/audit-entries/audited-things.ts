/** What the log can be narrowed to. */
export const auditedEntities = [
  'order',
  'payment_problem',
  'customer',
  'product',
  'catalogue',
  'category',
  'stock',
  'banner',
  'video',
  'policy',
  'settings',
  'contact_info',
  'staff_member',
  'staff_invitation',
] as const

/** Where the screens show a thing, and name its fields. */
export const resourceOfEntity: Readonly<Record<string, string>> = {
  order: 'orders',
  payment_problem: 'payment-problems',
  customer: 'customers',
  product: 'products',
  catalogue: 'catalogue-files',
  category: 'categories',
  stock: 'stock-levels',
  banner: 'banners',
  video: 'videos',
  policy: 'policies',
  settings: 'settings',
  contact_info: 'contact-info',
  staff_member: 'staff-members',
  staff_invitation: 'staff-members',
} satisfies Record<(typeof auditedEntities)[number], string>
