import { cutSubject } from '../../../../../decal/subject-cut/cut-subject.ts'

/** A request to this worker: a small photo and the marks on it, see `cutSubject`. */
export type CutRequest = { photo: ImageData; marks: Uint8Array }

addEventListener('message', ({ data }: MessageEvent<CutRequest>) => {
  postMessage(cutSubject(data.photo, data.marks))
})
