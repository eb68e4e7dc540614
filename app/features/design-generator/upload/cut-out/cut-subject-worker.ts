import { cutSubject } from '../../../../../decal/subject-cut/cut-subject.ts'

/** A request to this worker: a small photo, the marks on it, and a guess of its subject (see `cutSubject`). */
export type CutRequest = { photo: ImageData; marks: Uint8Array; guess: Uint8Array | null }

addEventListener('message', ({ data }: MessageEvent<CutRequest>) => {
  postMessage(cutSubject(data.photo, data.marks, data.guess))
})
