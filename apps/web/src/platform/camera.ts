/** Reading QR codes with the camera: what this browser and this device can do. */
export interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface CodeReaders {
  new (options: { readonly formats: readonly string[] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR = 'qr_code';

/** Not in every browser, and not yet in TypeScript's list of what browsers have. */
function codeReaders(): CodeReaders | null {
  return (globalThis as { BarcodeDetector?: CodeReaders }).BarcodeDetector ?? null;
}

/** Whether there is a camera and something that finds QR codes in its picture. Asks for no permission. */
export async function canScan(): Promise<boolean> {
  const readers = codeReaders();
  // Browsers leave out the camera where a page came over plain http.
  const cameras = navigator.mediaDevices as MediaDevices | undefined;
  if (!readers || !cameras) return false;
  try {
    const [formats, devices] = await Promise.all([readers.getSupportedFormats(), cameras.enumerateDevices()]);
    return formats.includes(QR) && devices.some(device => device.kind === 'videoinput');
  } catch {
    return false;
  }
}

/** The camera that looks away from the person, if there are two. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
}

export function openCodeReader(): CodeReader {
  const readers = codeReaders();
  if (!readers) throw new Error('Ask canScan first: this browser reads no codes.');
  return new readers({ formats: [QR] });
}
