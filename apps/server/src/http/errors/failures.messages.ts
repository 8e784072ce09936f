import type { Localized } from '@shop/contract'

/**
 * What a call says when it fails for a reason that we do not know, by its name in the contract. English as in the spec's error
 * catalogue (section 8), word for word; other calls say `internal_error`.
 */
const failureMessages = {
  register: { en: 'Registration failed', ar: 'تعذّر إنشاء الحساب' },
  logIn: { en: 'Login failed', ar: 'تعذّر تسجيل الدخول' },
  getProfile: { en: 'Failed to fetch user profile', ar: 'تعذّر تحميل بيانات الحساب' },
  requestOtp: { en: 'Failed to send OTP', ar: 'تعذّر إرسال كود التحقق' },
  verifyOtp: { en: 'OTP verification failed', ar: 'تعذّر التحقق من الكود' },
  getAccountStatus: { en: 'Failed to check account status', ar: 'تعذّر التحقق من حالة الحساب' },
  refreshToken: { en: 'Token refresh failed', ar: 'تعذّر تجديد الجلسة' },
  requestPasswordReset: { en: 'Failed to send password reset code', ar: 'تعذّر إرسال كود تغيير كلمة المرور' },
  resetPassword: { en: 'Failed to reset password', ar: 'تعذّر تغيير كلمة المرور' },
  getCart: { en: 'Failed to load cart', ar: 'تعذّر تحميل السلة' },
  clearCart: { en: 'Failed to clear cart', ar: 'تعذّر إفراغ السلة' },
  addToCart: { en: 'Failed to add product to cart', ar: 'تعذّرت إضافة المنتج إلى السلة' },
  removeFromCart: { en: 'Failed to remove item from cart', ar: 'تعذّر حذف المنتج من السلة' },
  updateQuantity: { en: 'Failed to update item quantity', ar: 'تعذّر تعديل الكمية' },
} as const satisfies Record<string, Localized>

/** @returns null where a call has no sentence of its own */
export function findFailureMessage(operation = ''): Localized | null {
  return hasMessage(operation) ? failureMessages[operation] : null
}

function hasMessage(operation: string): operation is keyof typeof failureMessages {
  return Object.hasOwn(failureMessages, operation)
}
