import type { GovernorateCode } from './governorate-codes.ts'
import type { Localized } from './language.ts'

/** The names of Egypt's governorates. */
export const governorates = {
  'EG-C': { en: 'Cairo', ar: 'القاهرة' },
  'EG-GZ': { en: 'Giza', ar: 'الجيزة' },
  'EG-KB': { en: 'Qalyubia', ar: 'القليوبية' },
  'EG-ALX': { en: 'Alexandria', ar: 'الإسكندرية' },
  'EG-DK': { en: 'Dakahlia', ar: 'الدقهلية' },
  'EG-SHR': { en: 'Sharqia', ar: 'الشرقية' },
  'EG-GH': { en: 'Gharbia', ar: 'الغربية' },
  'EG-MNF': { en: 'Monufia', ar: 'المنوفية' },
  'EG-BH': { en: 'Beheira', ar: 'البحيرة' },
  'EG-KFS': { en: 'Kafr El Sheikh', ar: 'كفر الشيخ' },
  'EG-DT': { en: 'Damietta', ar: 'دمياط' },
  'EG-IS': { en: 'Ismailia', ar: 'الإسماعيلية' },
  'EG-SUZ': { en: 'Suez', ar: 'السويس' },
  'EG-PTS': { en: 'Port Said', ar: 'بورسعيد' },
  'EG-FYM': { en: 'Faiyum', ar: 'الفيوم' },
  'EG-BNS': { en: 'Beni Suef', ar: 'بني سويف' },
  'EG-MN': { en: 'Minya', ar: 'المنيا' },
  'EG-AST': { en: 'Asyut', ar: 'أسيوط' },
  'EG-SHG': { en: 'Sohag', ar: 'سوهاج' },
  'EG-KN': { en: 'Qena', ar: 'قنا' },
  'EG-LX': { en: 'Luxor', ar: 'الأقصر' },
  'EG-ASN': { en: 'Aswan', ar: 'أسوان' },
  'EG-BA': { en: 'Red Sea', ar: 'البحر الأحمر' },
  'EG-WAD': { en: 'New Valley', ar: 'الوادي الجديد' },
  'EG-MT': { en: 'Matrouh', ar: 'مطروح' },
  'EG-SIN': { en: 'North Sinai', ar: 'شمال سيناء' },
  'EG-JS': { en: 'South Sinai', ar: 'جنوب سيناء' },
} as const satisfies Record<GovernorateCode, Localized>
