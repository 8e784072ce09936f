import { defineStaffEndpoints } from '../endpoint.ts'
import { pictureSchema } from '../picture.schema.ts'

/** Limits of an uploaded picture. */
export const maxPictureBytes = 20 * 1024 * 1024

export const picturesStaffEndpoints = defineStaffEndpoints({
  uploadPicture: {
    method: 'POST',
    path: '/api/admin/pictures/',
    summary: 'Takes a picture in: the file itself is the body (image/jpeg, png, webp, avif or gif, up to 20 MB)',
    permission: ['catalogue.write', 'content.write'],
    answer: pictureSchema,
    status: 201,
    errors: ['picture_unreadable', 'picture_type_not_allowed', 'picture_too_large', 'payload_too_large'],
    timeoutMs: 60_000,
  },
})
