/** What the design generator tells the page when a design was made (specification of the design tools, section 4). */
export type DesignCreated = { style: string; prompt: string; points: number }
/** The same of an upload; the size in bytes. */
export type DesignUploaded = { fileType: string; fileSize: number; points: number }

declare global {
  interface WindowEventMap {
    'design:created': CustomEvent<DesignCreated>
    'design:uploaded': CustomEvent<DesignUploaded>
  }
}
