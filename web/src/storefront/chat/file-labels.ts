// Apart from the other words, so that they load with the files.
export const filesToSend = "Files to send";
export const attachFiles = "Attach files";
export const tooManyFiles = (filesMax: number) => `A message can have up to ${filesMax} files.`;
export const sending = (name: string) => `Sending ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const retry = "Retry";
export const FILE_PROBLEMS = {
  type: (name: string) => `${name} can’t be sent. Use a picture, PDF, text or ZIP file.`,
  heic: (name: string) => `${name} is a HEIC photo. Save it as a JPEG and attach that.`,
  empty: (name: string) => `${name} is empty.`,
  too_large: (name: string) => `${name} is too large. Pictures can be up to 10 MB, other files up to 20 MB.`,
  full: (name: string) => `${name} can’t be sent. This chat can’t take more files.`,
  failed: (name: string) => `${name} wasn’t sent.`,
};
