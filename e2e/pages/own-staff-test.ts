import { mergeTests } from '@playwright/test'
import { test as inOwnShop } from './own-shop-test.ts'
import { test as staff } from './staff-test.ts'

/** A journey of staff in a separate shop: lists show its orders alone. */
export const ownStaffTest = mergeTests(staff, inOwnShop)
