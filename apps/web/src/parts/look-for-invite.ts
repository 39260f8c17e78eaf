/** Looks through the camera until an invite is found or somebody stops it. The camera is off afterwards, however it ends. */
import { type Invite, readInvite } from '../platform/address.ts';
import { type CodeReader, openCamera, openCodeReader } from '../platform/camera.ts';
import { words } from '../strings/index.ts';

interface Listener {
  found(invite: Invite): void;
  /** A sentence about what goes on. */
  tell(text: string): void;
}

const LOOK_MS = 200;
/** So many looks without any code, and it says what may help. */
const PATIENT_LOOKS = 40;

/** Returns how to stop it. */
export function lookForInvite(video: HTMLVideoElement, { found, tell }: Listener): () => void {
  const camera = new AbortController();
  const { signal } = camera;
  const look = async () => {
    await showCamera(video, signal);
    const invite = await firstInvite(video, signal, tell);
    if (!invite) return;
    camera.abort();
    found(invite);
  };
  look().catch((failure: unknown) => {
    if (!signal.aborted) tell(whyNoCamera(failure));
    camera.abort();
  });
  return () => camera.abort();
}

async function showCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await openCamera();
  const off = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // Closed while the browser was still asking: off at once.
  if (signal.aborted) return off();
  signal.addEventListener('abort', off);
  video.srcObject = stream;
  await video.play();
}

async function firstInvite(video: HTMLVideoElement, signal: AbortSignal, tell: (text: string) => void): Promise<Invite | null> {
  const reader = openCodeReader();
  for (let looks = 1; !signal.aborted; looks++) {
    const texts = await codesIn(video, reader);
    const invite = texts.map(readInvite).find(one => one !== null);
    if (invite) return signal.aborted ? null : invite;
    if (texts.length > 0) tell(words.scan.other);
    else if (looks === PATIENT_LOOKS) tell(words.scan.none);
    await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  }
  return null;
}

/** A picture that cannot be read is one without codes: the next one comes soon. */
async function codesIn(video: HTMLVideoElement, reader: CodeReader): Promise<readonly string[]> {
  const codes = await reader.detect(video).catch(() => []);
  return codes.map(code => code.rawValue);
}

function whyNoCamera(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? words.scan.refused : words.scan.failed;
}
