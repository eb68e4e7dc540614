import { refusalMessages } from '../../../content/refusal-messages.ts'
import { listAcceptedFormats } from '../../../content/accepted-formats.ts'
import type { ImageUse } from '../../../domain/images/image-rules.ts'
import type { ImageRow } from '../images/images.ts'
import type { ImageUploadRefusal } from '../images/accept-image.ts'

type StorageRequest = { use: ImageUse; storage: ImageRow['storage'] }

/** Returns a message for the visitor that says why their image was refused. */
export function describeImageRefusal(refused: ImageUploadRefusal, { use, storage }: StorageRequest): string {
  switch (refused.reason) {
    case 'too-large':
      return `The file is over ${storage === 'file' ? 20 : 5} MB.`
    case 'quota-reached':
      return 'Your gallery is full. Please delete some images first.'
    case 'no-room':
      return refusalMessages.noRoom
    case 'store-away':
      return refusalMessages.storeAway
    case 'not-taken':
      return choose(use)
    case 'not-read':
      return refused.refused.reason === 'unknown-type' ? choose(use) : refused.refused.message
  }
}

const choose = (use: ImageUse): string => `Please choose a ${listAcceptedFormats(use)} file.`
