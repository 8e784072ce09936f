import { defineMessages } from '@shop/i18n'

export const addressMessages = defineMessages('address', {
  region: { en: 'Governorate', ar: 'المحافظة' },
  city: { en: 'City', ar: 'المدينة أو المركز' },
  area: { en: 'Area', ar: 'المنطقة أو الحي' },
  address: { en: 'Street and number', ar: 'الشارع والرقم' },
  building: { en: 'Building', ar: 'العمارة' },
  floor: { en: 'Floor', ar: 'الدور' },
  apartment: { en: 'Apartment', ar: 'الشقة' },
  landmark: { en: 'Landmark', ar: 'علامة مميزة' },
  landmarkHint: { en: 'For example: beside the pharmacy', ar: 'مثال: بجوار الصيدلية' },
  cities: { en: 'Cities', ar: 'المدن والمراكز' },
  areas: { en: 'Areas', ar: 'المناطق والأحياء' },
})
