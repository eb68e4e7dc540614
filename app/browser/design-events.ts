/** Event of the design generator when a design was made (specification of the design tools, section 4). */
export type DesignCreated = { style: string; prompt: string; points: number }
/** The same for an upload; size in bytes. */
export type DesignUploaded = { fileType: string; fileSize: number; points: number }

declare global {
  interface WindowEventMap {
    'design:created': CustomEvent<DesignCreated>
    'design:uploaded': CustomEvent<DesignUploaded>
  }
}
