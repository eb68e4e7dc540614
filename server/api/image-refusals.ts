import { formatWords, type ImageUse } from '../../domain/images/image-rules.ts'
import type { ImageRow } from '../services/images/images.ts'
import type { ImageRefusal } from '../services/images/take-image.ts'

type Asked = { use: ImageUse; storage: ImageRow['storage'] }

/** Why an image was not taken, in words for who brought it. */
export function imageRefusalWords(refused: ImageRefusal, { use, storage }: Asked): string {
  switch (refused.reason) {
    case 'too-large':
      return `The file is larger than ${storage === 'file' ? 20 : 5} MB.`
    case 'quota-reached':
      return 'You have as many images here as fit. Please delete some first.'
    case 'no-room':
      return 'The shop has no room for files at this moment. Please try again later.'
    case 'store-away':
      return 'The shop cannot keep files at this moment. Please try again in a few minutes.'
    case 'not-taken':
      return choose(use)
    case 'not-read':
      return refused.refused.reason === 'unknown-type' ? choose(use) : refused.refused.message
  }
}

const choose = (use: ImageUse): string => `Please choose a ${formatWords(use)} file.`
